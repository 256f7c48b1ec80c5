import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'

/** The HTML the server sends for a screen, everything it waits for included. */
export async function rendered(
  screen: ReactNode,
  pathname = '/',
  onError: (error: { digest?: unknown }) => void = rethrow,
): Promise<string> {
  const page = (
    <AppRouterContext.Provider value={STANDING}>
      <PathnameContext.Provider value={pathname}>{screen}</PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => {
      onError(error as { digest?: unknown })
    },
  })
  return text(prelude)
}

const nothing = () => {}

/** Links ask for a router; while HTML is written nobody follows one. */
const STANDING: AppRouterInstance = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: '0',
}

const rethrow = (error: unknown) => {
  throw error
}

/** What a reader sees of it: words, with single spaces. */
export const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
