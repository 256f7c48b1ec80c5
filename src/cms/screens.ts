import {
  FileText,
  FileUser,
  FolderInput,
  FolderKanban,
  History,
  Image as ImageIcon,
  KeyRound,
  LayoutDashboard,
  Mail,
  Trash2,
  UserRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

type Screen = {
  href: string
  /** Used in the menu and in the command palette. */
  label: string
  /** A phone has space for five and "More", which holds the second group. */
  group: 'main' | 'more'
  Icon: LucideIcon
  /** Its navigation card on the dashboard; the count is in dashboard/navigation-cards.tsx. */
  card?: { title: string; text: string }
}

/** Every management screen with its own URL, in menu order. */
export const screens = {
  dashboard: { href: '/cms', label: 'Dashboard', group: 'main', Icon: LayoutDashboard },
  posts: {
    href: '/cms/blog',
    label: 'Posts',
    group: 'main',
    Icon: FileText,
    card: { title: 'Blog Management', text: 'Write, edit and publish posts' },
  },
  media: {
    href: '/cms/media',
    label: 'Media',
    group: 'main',
    Icon: ImageIcon,
    card: { title: 'Media Library', text: 'Images and files for posts' },
  },
  resume: {
    href: '/cms/resume',
    label: 'Resume',
    group: 'main',
    Icon: FileUser,
    card: { title: 'Resume Manager', text: 'The resume visitors download' },
  },
  messages: {
    href: '/cms/contacts',
    label: 'Messages',
    group: 'main',
    Icon: Mail,
    card: { title: 'Contact Messages', text: 'What visitors have written' },
  },
  portfolio: { href: '/cms/portfolio', label: 'Portfolio', group: 'more', Icon: UserRound },
  projects: { href: '/cms/projects', label: 'Projects', group: 'more', Icon: FolderKanban },
  import: { href: '/cms/import', label: 'Import', group: 'more', Icon: FolderInput },
  activity: { href: '/cms/activity', label: 'Activity', group: 'more', Icon: History },
  tokens: { href: '/cms/tokens', label: 'Access tokens', group: 'more', Icon: KeyRound },
  trash: { href: '/cms/trash', label: 'Trash', group: 'more', Icon: Trash2 },
} satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens

/** `screens` as a list. */
export const SCREEN_LIST = Object.entries<Screen>(screens).map(([id, screen]) => ({
  ...screen,
  id: id as ScreenId,
}))
