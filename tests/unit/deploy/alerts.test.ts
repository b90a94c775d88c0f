import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { registerMetrics } from '@/backend/api/http/metrics';
import { CALLS } from '@/lib/contract/calls';
import { ERROR_CODES } from '@/lib/contract/error-codes';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const rules = (parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const valuesOf = (label: string) =>
  rules.flatMap(({ expr }) => [...expr.matchAll(new RegExp(`\\b${label}=~?"([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split('|')));

it('ask for figures that the backend gives, by labels that it sets', async () => {
  const app = Fastify();
  registerMetrics(app, { metricsToken: 'scraper', allowedHosts: [] });
  await app.inject({ url: '/metrics' });
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer scraper' } });
  await app.close();
  const given = new Set([...body.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
  const labels = new Set([...body.matchAll(/[{,](\w+)="/g)].map(([, name]) => name));
  // Prometheus itself says which copies answer.
  const asked = rules.flatMap(({ expr }) => [...expr.matchAll(/\b([a-z]\w+)\{(\w+)/g)].filter(([, name]) => name !== 'up'));
  expect(asked.length).toBeGreaterThanOrEqual(rules.length - 1);
  for (const [, name, label] of asked) {
    expect([given.has(name ?? ''), labels.has(label ?? '')], `${name} by ${label}`).toEqual([true, true]);
  }
  const named = rules.flatMap(({ expr }) => expr.match(/\b(nodejs|process|http)_\w+/g) ?? []);
  expect(named.filter((name) => !given.has(name))).toEqual([]);
  for (const bound of valuesOf('le')) expect(body).toContain(`le="${bound}"`);
});

it('name routes and statuses that there are', () => {
  const routes: string[] = Object.values(CALLS).map(({ path }) => path);
  expect(valuesOf('route').filter((route) => !routes.includes(route))).toEqual([]);
  const statuses = new Set(Object.values(ERROR_CODES).map(String));
  expect(valuesOf('status').filter((status) => !statuses.has(status))).toEqual([]);
});

it('are each explained to whoever is called', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  for (const { alert, labels, annotations } of rules) {
    expect(operations, alert).toContain(`\`${alert}\``);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  }
});
