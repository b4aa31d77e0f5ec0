import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newAdminSchema, newBuyerSchema, newProducerSchema } from '#domains/accounts/model/create-user.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import { UserForm } from './user-form.tsx';

interface NewUserFormProps {
  onDone: () => void;
}

const ACCOUNT = { username: '', email: '', password: '', confirmPassword: '' };

const createAdmin = apiWrite('POST /api/admin/users/admin');
const createBuyer = apiWrite('POST /api/admin/users/buyer');
const createProducer = apiWrite('POST /api/admin/users/producer');

export function NewAdminForm({ onDone }: NewUserFormProps) {
  const form = useForm({ resolver: zodResolver(newAdminSchema), defaultValues: ACCOUNT });
  return <UserForm form={form} userRole="ADMIN" send={createAdmin} onDone={onDone} />;
}

export function NewBuyerForm({ onDone }: NewUserFormProps) {
  const form = useForm({
    resolver: zodResolver(newBuyerSchema),
    defaultValues: {
      ...ACCOUNT,
      firstName: '',
      lastName: '',
      phoneNumber: '',
      shippingAddress: '',
      billingAddress: '',
    },
  });
  return <UserForm form={form} userRole="BUYER" send={createBuyer} onDone={onDone} />;
}

export function NewProducerForm({ onDone }: NewUserFormProps) {
  const form = useForm({
    resolver: zodResolver(newProducerSchema),
    defaultValues: {
      ...ACCOUNT,
      companyName: '',
      businessType: '',
      location: '',
      phoneNumber: '',
      description: '',
      founded: '',
      website: '',
    },
  });
  return <UserForm form={form} userRole="PRODUCER" send={createProducer} onDone={onDone} />;
}
