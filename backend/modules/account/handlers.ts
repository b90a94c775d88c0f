import type { CallHandlers } from '@/backend/http/call-handler';
import { consents } from './consents';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';
import { endSession, sessions } from './member-sessions';
import { updateUser } from './update-user';
import { userInformation } from './user-information';

export const accountHandlers = { consents, deleteAccount, endSession, exportAccount, sessions, updateUser, userInformation } satisfies Partial<CallHandlers>;
