import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'

/** The server-rendered HTML of a screen, including suspended parts. */
export async function rendered(screen: ReactNode, pathname = '/'): Promise<string> {
  const page = (
    <AppRouterContext.Provider value={STANDING}>
      <PathnameContext.Provider value={pathname}>{screen}</PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
  const { prelude } = await prerenderToNodeStream(page, { onError: rethrow })
  return text(prelude)
}

const nothing = () => {}

/** Router for links, which require one; nothing navigates during server rendering. */
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

/** HTML without the directions of texts, for tests about something else. */
export const withoutDirections = (html: string) => html.replace(/ dir="(?:auto|ltr)"/g, '')

/** The text of an HTML string, with single spaces. */
export const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
