import { useState } from 'react';
import { DynamicLoading } from '@/components/ui/feedback/client-only';
import { Button } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Drawer } from '@/components/ui/overlays/drawer';
import { Text } from '@/components/ui/text/text';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { Specimen, useLog } from './specimen';

export function OverlaySpecimen() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'drawer' | 'lost part'>('none');
  const [last, log] = useLog();
  const toasts = useToasts();
  const close = () => setOpen('none');
  return (
    <Specimen title="Overlays">
      <Cluster>
        <Button variant="neutral" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="neutral" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button variant="neutral" onClick={() => setOpen('lost part')}>
          Part that cannot be fetched
        </Button>
        <Button
          variant="neutral"
          onClick={() =>
            toasts.show({ tone: 'neutral', message: 'Moved to the basket.', action: { label: 'Undo', onPress: () => log('undo') } })
          }
        >
          Toast with Undo
        </Button>
        <Button variant="neutral" onClick={() => toasts.show({ tone: 'success', message: 'The outfit is saved.' })}>
          Toast: success
        </Button>
        <Button
          variant="neutral"
          onClick={() => toasts.show({ tone: 'danger', message: 'The photo did not upload. It is kept and can be sent again.' })}
        >
          Toast: failure
        </Button>
        <CopyButton text="PAKT-7Q4M">Copy code</CopyButton>
      </Cluster>
      <p role="status">{last ? `Pressed: ${last}` : 'Nothing pressed yet'}</p>
      {open === 'lost part' ? <DynamicLoading error={new Error('offline')} retry={close} /> : null}
      <Dialog
        isOpen={open === 'dialog'}
        title="Cancel this collection?"
        onClose={close}
        answers={{
          back: 'Keep it',
          confirm: 'Cancel collection',
          onConfirm: () => {
            log('cancelled');
            close();
          },
        }}
      >
        <Text $tone="soft">The driver comes on Saturday, 21 November between 10:00 and 12:00. Cancelling is free until Friday noon.</Text>
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        title="Camel wool coat"
        onClose={close}
        actions={
          <Button isFullWidth onClick={close}>
            Deliver this piece
          </Button>
        }
      >
        <DefinitionList
          entries={[
            { term: 'Location', value: 'Room 3, rail 12' },
            { term: 'Condition', value: 'Very good' },
            { term: 'Worn', value: '14 times' },
            { term: 'Storage so far', value: 'HK$96', isTotal: true },
          ]}
        />
      </Drawer>
    </Specimen>
  );
}
