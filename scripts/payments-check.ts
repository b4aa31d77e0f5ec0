// npm run payments:check, with STRIPE_SECRET_KEY=sk_test_…: walks payments through a real account of Stripe in test mode.
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { readConfig } from '#app/server/config.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { openPayments, stripeProvider } from '#domains/payments/server/stripe/stripe-provider.ts';
import { stripeCurrency } from '#domains/payments/server/stripe/stripe-states.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';

const AMOUNT_CENTS = 12_34;

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_URL: apiUrl } = process.env;
if (!/^[sr]k_test_/.test(secretKey)) {
  process.stderr.write(
    'STRIPE_SECRET_KEY must be a key of test mode (sk_test_…): no real money is moved here.\n',
  );
  process.exit(1);
}

openBrand(readConfig({}).brand);
const { SHOP_CURRENCY, SHOP_COUNTRY } = process.env;
adoptHome(readConfig({ SHOP_CURRENCY, SHOP_COUNTRY }).home);
const settings = { secretKey, webhookSecret: '', apiUrl };
const card = stripeProvider(settings, { publicUrl: 'http://localhost:3000' }, new LinkSigner('check'));

function check(what: string, found: string, wanted: string): void {
  process.stdout.write(`${found === wanted ? 'ok   ' : 'WRONG'} ${what}: ${found}\n`);
  if (found !== wanted) process.exitCode = 1;
}

const attempt = {
  id: 1,
  orderId: 1,
  member: null,
  reference: newReference(),
  amountCents: AMOUNT_CENTS,
  createdAt: new Date(),
  customerEmail: 'check@example.com',
  language: 'en' as const,
  sessionId: null,
  chargeId: null,
  captureLater: false,
};

const { sessionId } = await card.start(attempt);
const started = { ...attempt, sessionId };
check('started twice, the session is the same', (await card.start(attempt)).sessionId!, sessionId!);
check('a new session', (await card.lookUp(started)).state, 'open');
check('a session that is closed', (await card.cancel(started)).state, 'closed');
check('a session that is closed twice', (await card.cancel(started)).state, 'closed');

// Nobody can fill in the hosted page here, so the money comes from a test card of Stripe's.
const intent = await openPayments(settings).paymentIntents.create({
  amount: AMOUNT_CENTS,
  currency: stripeCurrency(),
  capture_method: 'manual',
  confirm: true,
  payment_method: 'pm_card_visa',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
});
const promised = { ...started, chargeId: intent.id };
check('money that is captured', (await card.capture(promised, AMOUNT_CENTS)).state, 'paid');
const key = `check:${attempt.reference}`;
const { providerId } = await card.refund(promised, AMOUNT_CENTS, key);
check(
  'refunded twice, the refund is the same',
  (await card.refund(promised, AMOUNT_CENTS, key)).providerId,
  providerId,
);
