import { Palette } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#src/ui/controls/button.tsx'

/** The button that opens the theme menu, before and after the menu's code is loaded. */
export function ThemeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button icon={Palette} {...props}>
      Theme
    </Button>
  )
}
