import { useState } from 'react';
import { useMailedToken } from '@/services/auth/address-tokens';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { AskForReset } from './ask-for-reset';
import { AuthPage } from './auth-page';
import { NewPassword } from './new-password';

/** Without a token it requests the mail; with the mail's token it sets the new password. */
export function ResetPasswordView({ picture }: { picture: ArtworkPicture }) {
  const mailed = useMailedToken();
  /** The token that was already used; a newer link may still work. */
  const [deadToken, setDeadToken] = useState<string | null>(null);
  return <AuthPage picture={picture}>{content()}</AuthPage>;

  function content() {
    // Only the browser knows the hash, so the static page shows neither form.
    if (mailed.status === 'unknown') return <FormSkeleton />;
    const { token } = mailed;
    if (token && token !== deadToken) return <NewPassword key={token} token={token} onAskAgain={() => setDeadToken(token)} />;
    return <AskForReset />;
  }
}

/** Skeleton that fits both forms. */
function FormSkeleton() {
  return (
    <LoadingRegion>
      <Stack $gap={5}>
        <Skeleton $width="70%" $height="2.5rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="4.75rem" />
        <Skeleton $height="var(--control)" />
      </Stack>
    </LoadingRegion>
  );
}
