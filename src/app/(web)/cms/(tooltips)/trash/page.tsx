import type { Metadata } from 'next'
import { TrashScreen } from '#src/cms/trash/trash-screen.tsx'

export const metadata: Metadata = { title: 'Trash' }

export default TrashScreen
