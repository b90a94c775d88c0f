import { useState } from 'react';
import { useMailedToken } from '@/services/auth/mailed-token';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { AskForReset } from './ask-for-reset';
import { AuthPage } from './auth-page';
import { NewPassword } from './new-password';

/** Without a token it asks for the mail, with the mail's token it takes the new password. */
export function ResetPasswordView({ picture }: { picture: ArtworkPicture }) {
  const mailed = useMailedToken();
  const [asksAgain, setAsksAgain] = useState(false);
  const token = mailed.status === 'known' && !asksAgain ? mailed.token : null;
  return (
    <AuthPage picture={picture}>
      {token ? <NewPassword token={token} onAskAgain={() => setAsksAgain(true)} /> : <AskForReset />}
    </AuthPage>
  );
}
