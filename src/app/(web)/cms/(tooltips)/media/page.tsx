import type { Metadata } from 'next'
import { MediaScreen } from '#src/cms/media/media-screen.tsx'

export const metadata: Metadata = { title: 'Media Library' }

export default MediaScreen
