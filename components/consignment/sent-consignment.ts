import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import { parseRecord } from '@/lib/records';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, writeStored } from '@/lib/browser/storage';
import { consignmentsQuery, type ConsignmentOrder } from '@/services/consignment';

/** What the confirmation shows. The address is known in the tab that sent the order. */
export interface SentConsignment {
  order: ConsignmentOrder;
  address: Address | null;
}

const place = (country: RegionCode) => draftKey(`sent-consignment.${country}`);

export function keepSentConsignment(country: RegionCode, sent: SentConsignment): void {
  writeStored(place(country), JSON.stringify(sent), 'session');
}

function readSent(country: RegionCode, number: string | null): SentConsignment | null {
  const { order, address } = parseRecord(readStored(place(country), 'session')) as Partial<SentConsignment>;
  if (!order || (number !== null && order.number !== number)) return null;
  return { order, address: address ?? null };
}

/**
 * The order of a confirmation: in the tab that sent it what was answered, elsewhere what the server tells the member.
 * @param number as the address names it
 * @returns null: none of this number, `asking` while the answer is awaited
 */
export function useSentConsignment(country: RegionCode, number: string | null, isMember: boolean): SentConsignment | 'asking' | null {
  const [kept] = useState(() => readSent(country, number));
  const isAsked = kept === null && number !== null && isMember;
  const { data, isPending } = useQuery({ ...consignmentsQuery(), enabled: isAsked });
  if (!isAsked) return kept;
  if (isPending) return 'asking';
  const found = data?.find((order) => order.number === number);
  if (!found) return null;
  return { order: { orderId: found.id, number: found.number, ...(found.booking ? { booking: found.booking } : {}) }, address: null };
}
