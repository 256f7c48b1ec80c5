import { Palette } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#src/ui/controls/button.tsx'

/** What opens the themes, before and after their menu is there. */
export function ThemeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props}>
      <Palette aria-hidden className="size-4" />
      Theme
    </Button>
  )
}
