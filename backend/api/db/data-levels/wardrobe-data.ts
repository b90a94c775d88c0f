import type { DataLevels } from './level';

/** A person's possessions, their place and value, and what they wear: as private as their home. */
export const WARDROBE_DATA = {
  wardrobes: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  storage_plans: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  items: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_pictures: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_files: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  item_events: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_sales: { columns: { all: 'personal' }, kept: 'books', readBy: 'team' },
  selling_agreements: { columns: { all: 'personal' }, kept: 'books', readBy: 'team' },
  item_requests: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_request_lines: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  wardrobe_charges: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  outfits: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  outfit_items: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  outfit_feedback: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  worn_outfits: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
} as const satisfies Partial<DataLevels>;
