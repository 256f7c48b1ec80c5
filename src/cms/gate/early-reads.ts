import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { preloadEditor } from '#src/cms/posts/late-editor.tsx'
import { contactListOptions } from '#src/queries/contacts.ts'
import { mediaListOptions } from '#src/queries/media.ts'
import { postListOptions, postOptions } from '#src/queries/posts.ts'

const EDITED = /^\/cms\/blog\/edit\/([^/]+)$/

/** Only where the last visit was signed in: else every call of a stranger's would be a refusal. */
const SIGN_IN_KEY = 'folio:signed-in'

/** Posts that were asked for before their screen was there. */
const earlyPosts = new Set<string>()

/**
 * Asks for what the first screen shows while the session is still being checked, which takes a tenth of a
 * second. Each call asks for the session itself, and nothing is shown before the check is done.
 */
export function useEarlyReads() {
  const client = useQueryClient()
  useEffect(() => {
    if (wasSignedIn()) readFor(location.pathname, client)
  }, [client])
}

function readFor(path: string, client: QueryClient) {
  if (path === '/cms' || path === '/cms/blog') void client.prefetchQuery(postListOptions())
  if (path === '/cms' || path === '/cms/media') void client.prefetchQuery(mediaListOptions())
  if (path === '/cms' || path === '/cms/contacts') void client.prefetchQuery(contactListOptions())
  const [, id] = EDITED.exec(path) ?? []
  if (id === undefined) return
  preloadEditor()
  earlyPosts.add(id)
  void client.prefetchQuery(postOptions(id))
}

/** Whether a post was just asked for, for the screen that comes first. Any later one reads it anew. */
export function useEarlyPost(id: string): boolean {
  const [isEarly] = useState(() => earlyPosts.has(id))
  useEffect(forgetEarlyPosts, [])
  return isEarly
}

/** The check took longer than planned: a copy of before may be old. */
export const forgetEarlyPosts = () => earlyPosts.clear()

/** What is known of the session, for the next visit. */
export function useKeptSignIn(isSignedIn: boolean | undefined) {
  useEffect(() => {
    if (isSignedIn !== undefined) keepSignIn(isSignedIn)
  }, [isSignedIn])
}

/** Answers whether it worked: where storage is blocked one call waits for the other. */
function keepSignIn(isSignedIn: boolean): boolean {
  try {
    if (isSignedIn) localStorage.setItem(SIGN_IN_KEY, 'yes')
    else localStorage.removeItem(SIGN_IN_KEY)
    return true
  } catch {
    return false
  }
}

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGN_IN_KEY) !== null
  } catch {
    return false
  }
}
