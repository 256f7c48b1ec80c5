import type { Metadata } from 'next'
import { PostHistoryScreen } from '#src/cms/posts/history/post-history-screen.tsx'

export const metadata: Metadata = { title: 'History' }

/** One static shell for all posts: the browser reads the id from the URL. None is rendered at build time. */
export const generateStaticParams = () => []

// Not the screen itself: Next ignores generateStaticParams if the default export is a client component.
export default function PostHistoryPage() {
  return <PostHistoryScreen />
}
