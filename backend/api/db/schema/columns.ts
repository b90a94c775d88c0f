import { date, text, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const day = (name: string) => date(name, { mode: 'string' });
export const country = () => text('country', { enum: ['hk', 'sg'] }).notNull();
export const currency = () => text('currency', { enum: ['HKD', 'SGD'] }).notNull();
