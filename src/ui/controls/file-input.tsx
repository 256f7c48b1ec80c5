import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  'aria-label': string
  onFiles: (files: File[]) => void
}

/** A hidden file input, which a button opens with `ref.current?.click()`. */
export const FileInput = ({ onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])]
      // Allows choosing the same file again after a failure.
      target.value = ''
      if (files.length > 0) onFiles(files)
    }}
  />
)

type FileButtonProps = Omit<ButtonProps, 'onClick'> & { input: FileInputProps }

/** A button that lets the user choose files. */
export function FileButton({ input, ...button }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => ref.current?.click()} />
      <FileInput {...input} ref={ref} />
    </>
  )
}
