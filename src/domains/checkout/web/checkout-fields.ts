import { z } from 'zod';
import { checkoutSchema, type Checkout } from '#domains/checkout/model/checkout.ts';
import { givenOf, type TypedParts } from '#domains/checkout/model/typed-address.ts';
import { addressFault } from '#domains/orders/model/order-address.ts';
import { addressTextSchema, shippingAddressSchema } from '#domains/orders/model/order-fields.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { addressSchema, type AddressInput } from '#engine/model/places/address.ts';

/** What the form holds: a checkout whose address is a text, with its parts under it. */
export interface CheckoutFields extends Omit<Checkout, 'address' | 'shippingAddress'> {
  shippingAddress: string;
  address: TypedParts;
}

const { shippingAddress: _text, address: _parts, ...others } = checkoutSchema.shape;

const part = z.string().default('');

/** Judges what would be sent, beside the fields in which it was typed. */
export const checkoutFieldsSchema = z
  .object({
    ...others,
    shippingAddress: z.string(),
    address: z.object({ country: part, city: part, region: part, postalCode: part }),
  })
  .superRefine((fields, refused) => {
    const isFetched = fields.shippingMethod === 'pickup';
    for (const { path, message } of addressFaults(givenOf(fields), !isFetched))
      refused.addIssue({ code: 'custom', path, message });
    if (isPlaceMethod(fields.shippingMethod ?? 'standard') && fields.place === undefined)
      refused.addIssue({ code: 'custom', path: ['place'], message: 'validation:pickup.choose' });
  });

interface Fault {
  path: string[];
  message: string;
}

function addressFaults(given: ReturnType<typeof givenOf>, isSent: boolean): Fault[] {
  if ('shippingAddress' in given) {
    const schema = isSent ? shippingAddressSchema : addressTextSchema;
    const { error } = schema.safeParse(given.shippingAddress);
    return error === undefined ? [] : [{ path: ['shippingAddress'], message: error.issues[0]!.message }];
  }
  const { data, error } = addressSchema.safeParse(given.address);
  if (error !== undefined) return error.issues.map((issue) => beside(String(issue.path[0]), issue.message));
  const fault = addressFault({ address: data }, isSent);
  return fault === undefined ? [] : [fault];
}

/** The street has no field of its own. */
function beside(field: string, message: string): Fault {
  const isPart = ['country', 'city', 'region', 'postalCode'].includes(field);
  return { path: isPart ? ['address', field] : ['shippingAddress'], message };
}

/** What is sent. `saved`: the address of the address book that was chosen, and not changed since. */
export function toCheckout(
  { address, shippingAddress, ...fields }: CheckoutFields,
  saved: AddressInput | undefined,
): Checkout {
  const rest = chosenOf(fields);
  const customerName = rest.giftTo || rest.customerName;
  const given =
    saved === undefined ? givenOf({ address, shippingAddress, customerName }) : { address: saved };
  return 'shippingAddress' in given
    ? { ...rest, ...given }
    : { ...rest, address: addressSchema.parse(given.address) };
}

/** A slot goes with no other method, and with a slot neither a day nor cooling is chosen. */
function chosenOf(fields: Omit<CheckoutFields, 'address' | 'shippingAddress'>) {
  const { place, coldChain, deliveryDate, ...others } = fields;
  return isPlaceMethod(fields.shippingMethod ?? 'standard')
    ? { ...others, place }
    : { ...others, coldChain, deliveryDate };
}
