import type { Metadata } from 'next'
import { pageOwner } from '#src/app/page-profile.ts'
import { PostEditorScreen } from '#src/cms/posts/editor/post-editor-screen.tsx'

export const metadata: Metadata = { title: 'Edit Post' }

/** One static shell for all posts: the browser reads the id from the URL. None is rendered at build time. */
export const generateStaticParams = () => []

export default async function EditPostPage() {
  return <PostEditorScreen defaultAuthor={(await pageOwner()).name} />
}
