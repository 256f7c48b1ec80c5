import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from './find-project.ts'
import { line } from './read-fields.ts'

/** Where GitHub Pages gets a site's own domain from, by what its generator copies to the root. */
const DOMAIN_FILES = ['CNAME', 'static/CNAME', 'public/CNAME', 'source/CNAME', 'src/CNAME']

/** Where a blog was: Hugo, Zola, Jekyll and Hexo know it, else its domain on GitHub Pages. */
export async function siteOf({ root, config }: Project): Promise<string | undefined> {
  const url = config['baseURL'] ?? config['baseurl'] ?? config['base_url'] ?? config['url']
  const setting = [config['baseURL'], url, config['url']]
    .map(line)
    .find((text) => /^https?:\/\/[^/]/.test(text ?? ''))
  return setting ?? (await ownDomain(root))
}

async function ownDomain(root: string): Promise<string | undefined> {
  for (const file of DOMAIN_FILES) {
    const text = await readFile(path.join(/* turbopackIgnore: true */ root, file), 'utf8').catch(
      () => '',
    )
    const [domain] = /^[\w-]+(?:\.[\w-]+)+$/m.exec(text) ?? []
    if (domain !== undefined) return `https://${domain}`
  }
  return undefined
}
