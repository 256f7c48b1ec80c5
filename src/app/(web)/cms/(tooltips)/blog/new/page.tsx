import type { Metadata } from 'next'
import { PostEditorScreen } from '#src/cms/posts/editor/post-editor-screen.tsx'
import { portfolio } from '#src/portfolio/portfolio.ts'

export const metadata: Metadata = { title: 'New Post' }

export default function NewPostPage() {
  return <PostEditorScreen defaultAuthor={portfolio.personal.name} />
}
