import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useStoredChoice } from '#src/cms/components/use-stored-choice.ts'

const COUNT = 5
const EDITOR = /^\/cms\/(?:blog|projects)\/edit\/[\w-]+$/

/** Addresses of the posts and projects that were last opened on this device, the newest first; notes the current one. */
export function useRecentDocuments(): string[] {
  const [choice, choose] = useStoredChoice('recent-documents')
  const pathname = usePathname()
  const recent = choice === '' ? [] : choice.split(' ')
  const next = [pathname, ...recent.filter((address) => address !== pathname)].slice(0, COUNT)
  const noted = EDITOR.test(pathname) ? next.join(' ') : choice
  useEffect(() => {
    if (noted !== choice) choose(noted)
  })
  return recent.filter((address) => address !== pathname)
}
