import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import { parseRecord } from '@/lib/records';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, writeStored } from '@/lib/browser/storage';
import { type Consignment, consignmentsQuery, type ConsignmentOrder } from '@/services/consignment';

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
 * The order of a confirmation: what was answered in the tab that sent it, with the collection as the server knows it now.
 * @param number as the address names it
 * @returns `sent` is null for as long as nothing of this number is known
 */
export function useSentConsignment(country: RegionCode, number: string | null, isMember: boolean) {
  const kept = useMemo(() => readSent(country, number), [country, number]);
  const query = useQuery({ ...consignmentsQuery(), enabled: number !== null && isMember });
  const found = query.data?.find((order) => order.number === number);
  const sent = found ? { order: { ...kept?.order, ...orderOf(found) }, address: kept?.address ?? null } : kept;
  const isCalledOff = found !== undefined && found.pieces.length > 0 && found.pieces.every(isPieceCalledOff);
  return { sent, isCalledOff, isUnknown: sent === null && (number === null || query.isSuccess), query };
}

/** The visit was cancelled, so the piece never reached the wardrobe. */
export const isPieceCalledOff = ({ state, itemId }: Consignment['pieces'][number]): boolean => state === 'at-home' && itemId === undefined;

const orderOf = ({ id, number, booking }: Consignment): ConsignmentOrder => ({ orderId: id, number, ...(booking ? { booking } : {}) });
