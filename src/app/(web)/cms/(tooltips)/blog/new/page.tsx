import type { Metadata } from 'next'
import { pageOwner } from '#src/app/page-profile.ts'
import { PostEditorScreen } from '#src/cms/posts/editor/post-editor-screen.tsx'

export const metadata: Metadata = { title: 'New Post' }

export default async function NewPostPage() {
  return <PostEditorScreen defaultAuthor={(await pageOwner()).name} />
}
