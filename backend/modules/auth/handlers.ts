import type { CallHandlers } from '@/backend/http/call-handler';
import { changePassword } from './change-password';
import { checkEmail } from './check-email';
import { currentUser } from './current-user';
import { externalProviders } from './external-providers';
import { login } from './login';
import { loginWithExternal } from './login-with-external';
import { logout } from './logout';
import { passwordPolicy } from './password-policy';
import { passwordReset, passwordResetConfirm } from './password-reset';
import { signup } from './signup';
import { sendVerification, verifyEmail } from './verify-email';

export const authHandlers = {
  changePassword,
  checkEmail,
  currentUser,
  externalProviders,
  login,
  loginWithExternal,
  logout,
  passwordPolicy,
  passwordReset,
  passwordResetConfirm,
  sendVerification,
  signup,
  verifyEmail,
} satisfies Partial<CallHandlers>;
