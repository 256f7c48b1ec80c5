import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './read-settings.ts'

/** Hugo's own templates show these. */
const BUILT_IN = /opengraph|twitter_cards|schema/

/** Of a Hugo site whose templates are all its own: which fields they name. Nothing is known of others. */
export async function shownFields(
  root: string,
  { generator, config }: { generator: string; config: Config },
): Promise<{ isShown?: (name: string) => boolean }> {
  const isWhole = generator === 'hugo' && !('theme' in config) && !('module' in config)
  if (!isWhole) return {}
  let templates = ''
  for await (const file of glob('layouts/**/*.html', { cwd: root }))
    templates += (await readFile(path.join(root, file), 'utf8').catch(() => '')).toLowerCase()
  if (templates === '') return {}
  const plain = templates.replaceAll(/[_-]/g, '')
  return {
    isShown: (name) => plain.includes(name) || (name === 'images' && BUILT_IN.test(templates)),
  }
}
