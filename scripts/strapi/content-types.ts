import type * as z from 'zod/mini';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { seo, titledText, mediaPicture } from '@/lib/contract/content/fields';
import { calendarDate } from '@/lib/contract/primitives';
import { entriesOf, fieldsOf, LINE_FIELD, required, STRAPI_NAMES } from '@/lib/domain/content/strapi-form';

/** Files of a Strapi project by path. */
export type ProjectFiles = Map<string, string>;

const SHARED: ReadonlyMap<z.ZodMiniType, string> = new Map<z.ZodMiniType, string>([
  [seo, 'shared.seo'],
  [titledText, 'shared.titled-text'],
]);
const LINE = 'shared.line';
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Singular name of a kind, which Strapi requires in addition to the plural. */
export function singularName(kind: ContentKind): string {
  return CONTENT_KINDS[kind].form === 'single' ? kind : kind.replace(/s$/, '');
}

/** Content types and components of every kind, generated from the site's schemas. */
export function contentTypeFiles(): ProjectFiles {
  const files: ProjectFiles = new Map();
  files.set(componentPath(LINE), component('Line', { [LINE_FIELD]: { type: 'text', required: true } }));
  for (const [kind, { form, shape }] of Object.entries(CONTENT_KINDS) as [ContentKind, (typeof CONTENT_KINDS)[ContentKind]][]) {
    const singular = singularName(kind);
    const folder = `src/api/${singular}`;
    const uid = `api::${singular}.${singular}`;
    files.set(
      `${folder}/content-types/${singular}/schema.json`,
      json({
        kind: form === 'single' ? 'singleType' : 'collectionType',
        collectionName: kind.replaceAll('-', '_'),
        info: { singularName: singular, pluralName: form === 'single' ? `${kind}-documents` : kind, displayName: titleOf(singular) },
        options: { draftAndPublish: true },
        pluginOptions: { i18n: { localized: true } },
        attributes: attributesOf(shape, kind, files, { pluginOptions: { i18n: { localized: true } } }),
      }),
    );
    for (const [part, factory] of [
      ['routes', 'createCoreRouter'],
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
    ] as const) {
      files.set(
        `${folder}/${part}/${singular}.js`,
        `'use strict';\n\nconst { ${factory} } = require('@strapi/strapi').factories;\n\nmodule.exports = ${factory}('${uid}');\n`,
      );
    }
  }
  return files;
}

function attributesOf(shape: z.ZodMiniType, category: string, files: ProjectFiles, each: object): object {
  return Object.fromEntries(
    Object.entries(fieldsOf(shape) ?? {}).map(([name, field]) => [
      STRAPI_NAMES[name] ?? name,
      { ...attributeOf(field, name, category, files), ...(field.type === 'optional' ? {} : { required: true }), ...each },
    ]),
  );
}

function attributeOf(field: z.ZodMiniType, name: string, category: string, files: ProjectFiles): object {
  const entries = entriesOf(field);
  if (entries?.type === 'string') return { type: 'component', repeatable: true, component: LINE };
  if (entries?.type === 'object') return { type: 'component', repeatable: true, component: componentOf(entries, name, category, files) };
  if (entries !== null) return { type: 'json' };
  const plain = required(field);
  if (plain === mediaPicture) return { type: 'media', multiple: false, allowedTypes: ['images'] };
  if (fieldsOf(plain)) return { type: 'component', repeatable: false, component: componentOf(plain, name, category, files) };
  if (plain === calendarDate) return { type: 'date' };
  switch (plain.type) {
    case 'enum':
      return { type: 'enumeration', enum: Object.values((plain as z.ZodMiniEnum).def.entries) };
    case 'number':
      return { type: 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    case 'string':
      return { type: name === 'slug' || name === 'id' ? 'string' : 'text' };
    default:
      throw new Error(`Strapi has no field for ${category}.${name} (${plain.type})`);
  }
}

/** Adds the component's file and returns its name; equal components are shared. */
function componentOf(shape: z.ZodMiniType, name: string, category: string, files: ProjectFiles): string {
  const uid = SHARED.get(shape) ?? `${category}.${kebab(name)}`;
  const path = componentPath(uid);
  if (files.has(path) && !SHARED.has(shape)) throw new Error(`Two components are called ${uid}`);
  files.set(
    path,
    component(titleOf(uid.split('.')[1] ?? uid), attributesOf(shape, uid.startsWith('shared.') ? 'shared' : category, files, {}), uid),
  );
  return uid;
}

function componentPath(uid: string): string {
  return `src/components/${uid.replace('.', '/')}.json`;
}

function component(displayName: string, attributes: object, uid = LINE): string {
  return json({
    collectionName: `components_${uid.replace('.', '_').replaceAll('-', '_')}`,
    info: { displayName },
    options: {},
    attributes,
  });
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
