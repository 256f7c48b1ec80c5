'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string }

/**
 * A link that prefetches its page on hover or focus. Next prefetches every link in the viewport: all screens from
 * the dashboard, an editor for each card that scrolls by in a long list of posts, and more than most visitors
 * of a post will ever open.
 */
export function IntentLink({ onPointerEnter, onFocus, ...rest }: IntentLinkProps) {
  const router = useRouter()
  const prefetch = () => router.prefetch(rest.href)
  return (
    <Link
      {...rest}
      prefetch={false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
    />
  )
}
