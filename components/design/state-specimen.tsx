import { Button, ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { HangerIcon } from '@/components/ui/member-icons';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { Cluster, Grid, Stack } from '@/components/ui/layout/stack';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Specimen, useLog } from './specimen';

export function StateSpecimen() {
  const [last, log] = useLog();
  return (
    <Specimen title="States">
      <Grid $min="18rem">
        <Notice>Prices are shown in Hong Kong dollars.</Notice>
        <Notice tone="success" title="Booked">
          We come on Saturday between 10:00 and 12:00.
        </Notice>
        <Notice tone="warning" title="Your hold ends in two minutes">
          Confirm the time or choose another.
        </Notice>
        <Notice tone="danger" title="The card was declined">
          Your bank refused the charge. Try another card.
        </Notice>
      </Grid>
      <Grid $min="20rem">
        <ErrorState onRetry={() => log('retry')} />
        <ErrorState
          title="The payment did not go through"
          body="Your bank refused the charge. Try another card."
          money="not-moved"
          onRetry={() => log('pay again')}
          reference="7F3A-19C2"
        />
        <ErrorState
          title="We have not heard back from the bank"
          body="This can take up to a minute."
          money="unknown"
          actions={
            <ButtonLink href="/contact-us" variant="quiet" size="small">
              Contact us
            </ButtonLink>
          }
        />
      </Grid>
      <EmptyState
        picture={<HangerIcon size={40} />}
        title="Nothing on this rail yet"
        body="Your pieces appear here a day after we collect them."
        level={3}
        actions={<Button onClick={() => log('book')}>Book a collection</Button>}
      />
      <QueryLoading failures={1} onRetry={() => log('ask now')}>
        <Cluster $gap={4}>
          <Skeleton $width="3rem" $height="3rem" $isRound />
          <Stack $gap={2} style={{ flex: 1 }}>
            <Skeleton $width="40%" />
            <Skeleton $width="70%" />
          </Stack>
        </Cluster>
      </QueryLoading>
      <p role="status">{last ? `Pressed: ${last}` : 'Nothing pressed yet'}</p>
    </Specimen>
  );
}
