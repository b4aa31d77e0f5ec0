import type { WebDomain } from '#engine/web/domain.ts';
import {
  confirmEmailRoute,
  forgotPasswordRoute,
  loginRoute,
  profileRoute,
  registerRoute,
  resetPasswordRoute,
} from '#domains/accounts/web/routes.tsx';

export const accountsWeb = [
  confirmEmailRoute,
  forgotPasswordRoute,
  loginRoute,
  profileRoute,
  registerRoute,
  resetPasswordRoute,
] as const satisfies WebDomain;
