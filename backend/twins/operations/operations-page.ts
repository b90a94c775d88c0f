import { html, page, type Html } from '@/backend/api/http/pages/html';
import type { ItemNames } from '@/backend/api/db/schema/wardrobe';
import { DAY_MS } from '@/lib/calendar-days';
import { ITEM_STATES, type ItemState } from '@/lib/contract/wardrobe';
import { pathToState } from './next-item-step';

interface Piece {
  id: string;
  code: string;
  names: ItemNames;
  state: ItemState;
  dueAt: Date | null;
}

interface Shown {
  now: Date;
  aheadMs: number;
  people: readonly string[];
  member: string;
  pieces: readonly Piece[];
}

const LEAPS = [
  ['One hour', 1],
  ['One day', 24],
  ['One week', 7 * 24],
  ['Thirty days', 30 * 24],
] as const;

/** Without script: each button is a form. */
export function operationsPage({ now, aheadMs, people, member, pieces }: Shown): string {
  return page(
    'Operations',
    html`<p>
        What vans, rooms and buyers do, on a clock of its own. The clock stands at
        <strong>${now.toISOString().slice(0, 16).replace('T', ' ')} UTC</strong>, ${(aheadMs / DAY_MS).toFixed(1)} days ahead. It only goes
        forward.
      </p>
      <h2>Let time pass</h2>
      <div class="buttons">${LEAPS.map(([label, hours]) => command(member, label, { command: 'advance', hours: String(hours) }))}</div>
      <h2>Or at once</h2>
      <div class="buttons">
        ${command(member, 'Everything that is under way happens now', { command: 'everything' })}${command(member, 'Bill what has become due', { command: 'bill' })}
      </div>
      <h2>The pieces of ${member}</h2>
      <form method="get" action="/ops">
        <label
          >Member
          <select name="member">
            ${people.map((email) => option(email, email, email === member))}
          </select></label
        >
        <button>Show</button>
      </form>
      ${
        pieces.length === 0
          ? html`<p>No piece yet.</p>`
          : html`<div class="table" tabindex="0" role="region" aria-label="Pieces">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Tag</th>
                    <th scope="col">Piece</th>
                    <th scope="col">State</th>
                    <th scope="col">Next step due</th>
                    <th scope="col">Move to</th>
                  </tr>
                </thead>
                <tbody>
                  ${pieces.map((piece) => row(piece, member))}
                </tbody>
              </table>
            </div>`
      }`,
  );
}

function row({ code, names, state, dueAt }: Piece, member: string): Html {
  const reachable = ITEM_STATES.filter((candidate) => candidate !== state && pathToState(state, candidate) !== null);
  return html`<tr>
    <td>${code}</td>
    <td>${names.en}</td>
    <td>${state}</td>
    <td>${dueAt ? dueAt.toISOString().slice(0, 16).replace('T', ' ') : '–'}</td>
    <td>
      ${
        reachable.length === 0
          ? 'nowhere'
          : html`<form method="post" action="/ops/commands">
              <input type="hidden" name="command" value="move" /><input type="hidden" name="member" value="${member}" /><input
                type="hidden"
                name="item"
                value="${code}"
              />
              <select name="state" aria-label="New state of ${names.en}">
                ${reachable.map((candidate) => option(candidate, candidate, false))}
              </select>
              <button>Move</button>
            </form>`
      }
    </td>
  </tr>`;
}

function command(member: string, label: string, fields: Record<string, string>): Html {
  const inputs = Object.entries({ ...fields, member }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="/ops/commands">${inputs}<button>${label}</button></form> `;
}

function option(value: string, label: string, isChosen: boolean): Html {
  return isChosen ? html`<option value="${value}" selected>${label}</option>` : html`<option value="${value}">${label}</option>`;
}
