import type { Metadata } from 'next'
import { PostListScreen } from '#src/cms/posts/list/posts-screen.tsx'

export const metadata: Metadata = { title: 'Blog Management' }

export default PostListScreen
