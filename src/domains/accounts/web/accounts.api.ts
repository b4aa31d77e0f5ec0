import { apiWrite } from '#engine/web/api/client.ts';

export const accountsApi = {
  logIn: apiWrite('POST /api/auth/login'),
  finishLogIn: apiWrite('POST /api/auth/two-factor/verify'),

  registerBuyer: apiWrite('POST /api/auth/register/buyer'),
  registerProducer: apiWrite('POST /api/auth/register/producer'),

  forgotPassword: apiWrite('POST /api/auth/forgot-password'),
  resetPassword: apiWrite('POST /api/auth/reset-password'),
  changePassword: apiWrite('POST /api/auth/change-password'),

  requestEmailChange: apiWrite('PUT /api/profile/email'),
  confirmEmail: apiWrite('POST /api/auth/confirm-email'),
  sendConfirmation: apiWrite('POST /api/auth/confirm-email/again'),

  saveBuyerProfile: apiWrite('PUT /api/profile/buyer'),
  saveProducerProfile: apiWrite('PUT /api/profile/producer'),
  saveNotifications: apiWrite('PUT /api/profile/notifications'),

  offerTwoFactor: apiWrite('POST /api/auth/two-factor/setup'),
  enableTwoFactor: apiWrite('POST /api/auth/two-factor/enable'),
  disableTwoFactor: apiWrite('POST /api/auth/two-factor/disable'),

  offerPasskey: apiWrite('POST /api/auth/passkeys/setup'),
  addPasskey: apiWrite('POST /api/auth/passkeys'),
  signInByPasskey: apiWrite('POST /api/auth/passkeys/sign-in'),

  deleteAccount: apiWrite('DELETE /api/profile'),
};
