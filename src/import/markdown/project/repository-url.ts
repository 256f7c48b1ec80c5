import path from 'node:path'
import { siteText } from './read-settings.ts'

const MAX_LEVELS = 10

/** `github.com/me/blog/site`, without credentials. Undefined without a remote named `origin`. */
export async function repositoryUrl(root: string): Promise<string | undefined> {
  let folder = root
  for (let level = 0; level <= MAX_LEVELS; level += 1) {
    const settings = await siteText(folder, '.git/config')
    if (settings !== undefined) {
      const remote = remoteOf(settings)
      const inside = path.relative(folder, root).split(path.sep).join('/')
      return remote && [remote, inside].filter(Boolean).join('/')
    }
    folder = path.dirname(folder)
  }
  return undefined
}

function remoteOf(settings: string): string | undefined {
  const [, section = ''] = /^\[remote "origin"\]$([^[]*)/m.exec(settings) ?? []
  const [, url] = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section) ?? []
  if (url === undefined) return undefined
  // `git@github.com:me/blog.git`, and the same as an address.
  const [, host, rest] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+(?=\/))?[:/](.*)$/i.exec(url) ?? []
  const name = host === undefined ? url : `${host.toLowerCase()}/${rest ?? ''}`
  return name.replace(/(?:\.git)?\/*$/, '')
}
