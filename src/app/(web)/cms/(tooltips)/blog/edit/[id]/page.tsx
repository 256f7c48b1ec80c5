import type { Metadata } from 'next'
import { PostEditorScreen } from '#src/cms/posts/editor/post-editor-screen.tsx'
import { portfolio } from '#src/portfolio/portfolio.ts'

export const metadata: Metadata = { title: 'Edit Post' }

/** One static shell for all posts: the browser reads the id from the URL. None is rendered at build time. */
export const generateStaticParams = () => []

export default function EditPostPage() {
  return <PostEditorScreen defaultAuthor={portfolio.personal.name} />
}
