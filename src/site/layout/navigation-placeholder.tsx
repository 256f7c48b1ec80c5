'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { PostListLoading } from '#src/site/posts/list/post-list-loading.tsx'
import { HomeLoading } from '#src/site/home/home-loading.tsx'
import { PostLoading } from '#src/site/posts/page/post-loading.tsx'

/** Prefetched pages render faster than this; a placeholder would only flicker. */
const PLACEHOLDER_DELAY_MS = 120

/**
 * Shows placeholders of the target page while a followed link loads. No `loading` file of Next: React would put the
 * placeholders into the prerendered HTML and hide the text behind them, unreadable without scripts;
 * and Next does not show it between prerendered pages. The placeholders cover the page instead of replacing
 * it: until the URL changes, its height and scroll position belong to the history entry that Back returns to.
 */
export function NavigationPlaceholder({ children }: { children: ReactNode }) {
  const pendingPath = usePendingPath()
  return (
    <>
      {pendingPath !== undefined && (
        <div className="fixed inset-x-0 top-16 bottom-0 z-10 overflow-hidden bg-bg">
          {placeholdersOf(pendingPath)}
        </div>
      )}
      <div className={pendingPath === undefined ? 'contents' : 'invisible contents'}>
        {children}
      </div>
    </>
  )
}

function placeholdersOf(path: string): ReactNode {
  if (path === '/') return <HomeLoading />
  if (LIST.test(path)) return <PostListLoading />
  return <PostLoading />
}

/** Path of a followed link, from a moment after the click until its page is rendered. */
function usePendingPath(): string | undefined {
  const pathname = usePathname()
  const [visit, setVisit] = useState<{ from: string; to: string }>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = () => {
      clearTimeout(timer)
      setVisit(undefined)
    }
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // `preventDefault` means client navigation; the browser handles all other clicks.
      if (!link || !event.defaultPrevented) return
      forget()
      const to = new URL(link.href).pathname
      if (!hasPlaceholders(to) || to === pathname) return
      timer = setTimeout(() => setVisit({ from: pathname, to }), PLACEHOLDER_DELAY_MS)
    }
    addEventListener('click', handleClick)
    addEventListener('popstate', forget)
    return () => {
      forget()
      removeEventListener('click', handleClick)
      removeEventListener('popstate', forget)
    }
  }, [pathname])

  return visit?.from === pathname ? visit.to : undefined
}

/** Paths of the blog, a tag, and their further pages. */
const LIST = /^\/blog(?:\/tag\/[^/]+)?(?:\/page\/\d+)?$/

const hasPlaceholders = (path: string) =>
  path === '/' || LIST.test(path) || /^\/blog\/[^/]+$/.test(path)
