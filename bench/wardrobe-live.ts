import { memberContext, type Account, type Place } from './wardrobe-page';

const CHANGES = 5;

/** @returns milliseconds until a page of the same member shows a piece's change */
export async function pieceChanges({ browser, site, api }: Place, small: Account): Promise<number[]> {
  const answer = await fetch(`${api}/ext/items?take=100`, { headers: { authorization: `Bearer ${small.token}` } });
  const { data } = (await answer.json()) as { data: { items: { id: string; code: string; state: string; openRequest: unknown }[] } };
  const piece = data.items.find(({ state, openRequest }) => state === 'stored' && openRequest === null);
  if (!piece) throw new Error('No piece is free');
  const context = await memberContext(browser, site, small);
  const page = await context.newPage();
  await page.goto(`${site}/items?q=${piece.code}`);
  const card = page.locator('ul[data-layout] > li').first();
  await card.getByText('Stored').waitFor();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const [state, word] = change % 2 === 0 ? ['in-transit', 'On its way'] : ['stored', 'Stored'];
    const start = performance.now();
    await fetch(`${api}/ops/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ command: 'move', item: piece.id, state }),
    });
    await card.getByText(word ?? '').waitFor();
    times.push(performance.now() - start);
  }
  await context.close();
  return times;
}

/**
 * Moves the member's last visit between two later slots, while another device shows all visits.
 * @returns milliseconds until that device shows it
 */
export async function visitMoves({ browser, site, api }: Place, small: Account): Promise<number[]> {
  const headers = { authorization: `Bearer ${small.token}`, 'content-type': 'application/json' };
  const data = async <Data>(path: string, body?: object) =>
    (
      (await (await fetch(`${api}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) })).json()) as {
        data: Data;
      }
    ).data;
  const { bookings } = await data<{ bookings: { id: string; date: string; time: string; status: string; feeNow: number | null }[] }>(
    '/ext/bookings',
  );
  const visit = bookings.filter(({ status }) => status === 'booked').at(-1);
  const { timeslotInformation } = await data<{ timeslotInformation: { date: string; slots: { id: string; left: number }[] }[] }>(
    '/users/price-service',
    { country: 'hk' },
  );
  const free = timeslotInformation
    .filter(({ date }) => visit && date > visit.date)
    .flatMap(({ date, slots }) => slots.filter(({ id, left }) => left > 1 && id !== visit?.time).map(({ id }) => ({ date, time: id })));
  const [later] = free;
  const other = free.find(({ time }) => time !== later?.time);
  if (!visit || visit.feeNow !== 0 || !later || !other) throw new Error('No visit can be moved');
  const places = [later, other];
  const context = await memberContext(browser, site, small);
  const page = await context.newPage();
  await page.goto(`${site}/items`);
  await page.getByRole('button', { name: /^All visits/ }).click();
  const last = page.getByRole('dialog', { name: 'Your visits' }).getByRole('listitem').last();
  await last.waitFor();
  const took: number[] = [];
  for (let change = 0; change < CHANGES + 1; change += 1) {
    const place = places[change % places.length] ?? later;
    const start = performance.now();
    await data(`/ext/bookings/${visit.id}`, { ...place, fee: 0 });
    await last.getByText(place.time.replace('-', '–')).waitFor();
    took.push(performance.now() - start);
  }
  await context.close();
  return took;
}
