import { FileText, FileUser, Image as ImageIcon, LayoutDashboard, Mail } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

type Screen = {
  href: string
  /** Used in the menu and in the command palette. */
  label: string
  /** The menu has space for five, the command palette lists all. */
  isInMenu?: true
  Icon?: LucideIcon
  /** §2 Dashboard: its navigation card; the count is in dashboard/navigation-cards.tsx. */
  card?: { title: string; text: string }
}

/** Every management screen with its own URL, in menu order. */
export const screens = {
  dashboard: { href: '/cms', label: 'Dashboard', isInMenu: true, Icon: LayoutDashboard },
  posts: {
    href: '/cms/blog',
    label: 'Posts',
    isInMenu: true,
    Icon: FileText,
    card: { title: 'Blog Management', text: 'Write, edit and publish posts' },
  },
  media: {
    href: '/cms/media',
    label: 'Media',
    isInMenu: true,
    Icon: ImageIcon,
    card: { title: 'Media Library', text: 'Images and files for posts' },
  },
  resume: {
    href: '/cms/resume',
    label: 'Resume',
    isInMenu: true,
    Icon: FileUser,
    card: { title: 'Resume Manager', text: 'The resume visitors download' },
  },
  messages: {
    href: '/cms/contacts',
    label: 'Messages',
    isInMenu: true,
    Icon: Mail,
    card: { title: 'Contact Messages', text: 'What visitors have written' },
  },
  activity: { href: '/cms/activity', label: 'Activity' },
  trash: { href: '/cms/trash', label: 'Trash' },
} satisfies Record<string, Screen>

export type ScreenId = keyof typeof screens

/** `screens` as a list. */
export const SCREEN_LIST = Object.entries<Screen>(screens).map(([id, screen]) => ({
  ...screen,
  id: id as ScreenId,
}))
