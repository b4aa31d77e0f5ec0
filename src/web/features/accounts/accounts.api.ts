import type { z } from 'zod';
import type { CurrentUser } from '#shared/accounts/current-user.ts';
import type { changePasswordSchema, resetPasswordSchema } from '#shared/accounts/password.ts';
import type { BuyerProfileForm, ProducerProfileForm } from '#shared/accounts/profile.ts';
import type { BuyerRegistration, ProducerRegistration } from '#shared/accounts/registration.ts';
import type { LoginAnswer, RecoveryCodes, TwoFactorSetup } from '#shared/accounts/sign-in.ts';
import { apiRequest } from '#web/api/client.ts';

type User = Pick<CurrentUser, 'user'>;

export const accountsApi = {
  logIn: (form: { username: string; password: string }) =>
    apiRequest<LoginAnswer>('/api/auth/login', 'POST', form),
  finishLogIn: (form: { ticket: string; code: string }) =>
    apiRequest<User>('/api/auth/two-factor/verify', 'POST', form),

  registerBuyer: (form: BuyerRegistration) => apiRequest<User>('/api/auth/register/buyer', 'POST', form),
  registerProducer: (form: ProducerRegistration) =>
    apiRequest<User>('/api/auth/register/producer', 'POST', form),

  forgotPassword: (form: { email: string }) => apiRequest('/api/auth/forgot-password', 'POST', form),
  resetPassword: (form: z.infer<typeof resetPasswordSchema>) =>
    apiRequest('/api/auth/reset-password', 'POST', form),
  changePassword: (form: z.infer<typeof changePasswordSchema>) =>
    apiRequest('/api/auth/change-password', 'POST', form),

  requestEmailChange: (form: { email: string; password: string }) =>
    apiRequest('/api/profile/email', 'PUT', form),
  confirmEmail: (form: { token: string }) => apiRequest('/api/auth/confirm-email', 'POST', form),

  saveBuyerProfile: (form: BuyerProfileForm) => apiRequest<CurrentUser>('/api/profile/buyer', 'PUT', form),
  saveProducerProfile: (form: ProducerProfileForm) =>
    apiRequest<CurrentUser>('/api/profile/producer', 'PUT', form),
  saveNotifications: (form: { notifyOnDeals: boolean }) =>
    apiRequest<CurrentUser>('/api/profile/notifications', 'PUT', form),

  offerTwoFactor: () => apiRequest<TwoFactorSetup>('/api/auth/two-factor/setup', 'POST'),
  enableTwoFactor: (form: { code: string }) =>
    apiRequest<RecoveryCodes>('/api/auth/two-factor/enable', 'POST', form),
  disableTwoFactor: (form: { password: string }) => apiRequest('/api/auth/two-factor/disable', 'POST', form),

  deleteAccount: (form: { password: string }) => apiRequest('/api/profile', 'DELETE', form),
};
