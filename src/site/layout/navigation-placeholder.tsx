'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { BlogListLoading } from '#src/site/blog/blog-list-loading.tsx'
import { HomeLoading } from '#src/site/home/home-loading.tsx'
import { PostLoading } from '#src/site/post/post-loading.tsx'

/** Pages that are here already come faster than this; placeholders would only flicker. */
const PLACEHOLDER_DELAY_MS = 120

/**
 * Shows the placeholders of the page a link leads to until it is here. No `loading.tsx`: React would put
 * them into the prerendered HTML and hide the text behind them, where nobody without scripts can read it;
 * and between prerendered pages Next does not show them at all. They cover the page instead of taking its
 * place: until the address changes its height and its scroll position belong to the entry that Back returns to.
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
  if (LIST.test(path)) return <BlogListLoading />
  return <PostLoading />
}

/** Where a followed link leads, from a moment after the click until that page is here. */
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
      // Whoever keeps the browser from following a link goes there by script.
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

/** The blog, a tag, and their further pages. */
const LIST = /^\/blog(?:\/tag\/[^/]+)?(?:\/page\/\d+)?$/

const hasPlaceholders = (path: string) =>
  path === '/' || LIST.test(path) || /^\/blog\/[^/]+$/.test(path)
