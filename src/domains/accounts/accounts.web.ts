import type { WebDomain } from '#engine/web/domain.ts';
import { confirmEmailRoute } from './web/routes/confirm-email.tsx';
import { forgotPasswordRoute } from './web/routes/forgot-password.tsx';
import { loginRoute } from './web/routes/login.tsx';
import { profileRoute } from './web/routes/profile.tsx';
import { registerRoute } from './web/routes/register.tsx';
import { resetPasswordRoute } from './web/routes/reset-password.tsx';

export const accountsWeb = [
  confirmEmailRoute,
  forgotPasswordRoute,
  loginRoute,
  profileRoute,
  registerRoute,
  resetPasswordRoute,
] as const satisfies WebDomain;
