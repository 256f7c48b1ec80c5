import type { Metadata } from 'next'
import { PostEditorScreen } from '#src/cms/posts/editor/post-editor-screen.tsx'
import { portfolio } from '#src/portfolio/portfolio.ts'

export const metadata: Metadata = { title: 'Edit Post' }

/** One shell for every post: the browser reads the id from the address. None is made at build time. */
export const generateStaticParams = () => []

export default function EditPostPage() {
  return <PostEditorScreen defaultAuthor={portfolio.personal.name} />
}
