import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Client } from 'pg'
import { extract, pack } from 'tar-stream'
import { childEnv } from '#src/env.ts'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { withClient } from './databases.ts'

export type Ran = { code: number; text: string }

type Site = Record<string, string | undefined>

/** Settings of a product that is not started. */
export const PRODUCT = { NODE_ENV: 'production', SITE_URL: '', PORT: '0', LOG_LEVEL: 'warn' }

/** Runs a command of package.json like npm, on the site of these settings. */
export const runScript = (script: string, args: string[], site: Site): Promise<Ran> =>
  runProgram(`src/scripts/${script}.ts`, args, site)

export async function runProgram(file: string, args: string[], site: Site): Promise<Ran> {
  const run = promisify(execFile)(process.execPath, [file, ...args], { env: childEnv(site) })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  )
}

type Entry = { name: string; bytes: Buffer }

export async function unpackArchive(file: string): Promise<Entry[]> {
  const tar = extract({})
  tar.end(gunzipSync(await readFile(file)))
  const entries: Entry[] = []
  for await (const entry of tar)
    entries.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Buffer>) })
  return entries
}

export async function packArchive(file: string, entries: Entry[]): Promise<void> {
  const tar = pack()
  for (const { name, bytes } of entries) tar.entry({ name }, bytes)
  tar.finalize()
  await writeFile(file, gzipSync(await buffer(tar as AsyncIterable<Buffer>)))
}

/** The archive with one change, repacked correctly: only its content reveals the change. */
export async function alterArchive(
  from: string,
  to: string,
  change: (entries: Entry[]) => Entry[],
): Promise<string> {
  await packArchive(to, change(await unpackArchive(from)))
  return to
}

/** Changes the manifest of an archive's entries. */
export const withManifest = (change: (manifest: Manifest) => unknown) => (entries: Entry[]) =>
  entries.map(({ name, bytes }) => {
    if (name !== 'manifest.json') return { name, bytes }
    const changed = change(JSON.parse(bytes.toString()) as Manifest)
    return { name, bytes: Buffer.from(JSON.stringify(changed)) }
  })

/** Every row of every table as text, in a fixed order. */
export async function rowsOf(client: Pick<Client, 'query'>): Promise<Record<string, string[]>> {
  const tables = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind = 'r' order by 1`,
  )
  const all = Object.fromEntries(tables.rows.map(({ name }) => [name, [] as string[]]))
  const each = tables.rows.map(
    ({ name }) => `select '${name}' as name, t::text as row from public."${name}" as t`,
  )
  const { rows } = await client.query<{ name: string; row: string }>(
    `${each.join(' union all ')} order by 1, 2`,
  )
  for (const { name, row } of rows) all[name]?.push(row)
  return all
}

export const allRows = (url: string) => withClient(url, rowsOf)
