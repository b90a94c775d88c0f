import { mkdir, readFile, readdir, unlink } from 'node:fs/promises'
import path from 'node:path'
import { atomicWrite } from './atomic-write'
import { CACHE, OUTPUT } from './paths'
import type { RenderedPicture } from './render-picture'

const FILE = path.join(CACHE, 'index.json')

/** What was rendered last time, by name. A missing or damaged index only means rendering again. */
export async function readIndex(): Promise<Map<string, RenderedPicture>> {
  try {
    const list = JSON.parse(await readFile(FILE, 'utf8')) as RenderedPicture[]
    return new Map(list.map((picture) => [picture.name, picture]))
  } catch {
    return new Map()
  }
}

export async function writeIndex(index: ReadonlyMap<string, RenderedPicture>): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  await atomicWrite(FILE, JSON.stringify([...index.values()]))
}

/** Removes files that no picture of the catalogue owns any more. */
export async function removeStale(wanted: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(OUTPUT)) if (!wanted.has(file)) await unlink(path.join(OUTPUT, file))
}
