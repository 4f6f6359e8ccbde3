import { useId } from 'react'

interface Props {
  readonly groesse?: string
  readonly className?: string
}

/** The mark: the club of Kallemann, the Kreuz-Bube, with its K left open. Takes the colour of the text. */
export function Marke({ groesse = '1.5em', className }: Props) {
  const maske = useId()
  return (
    <svg
      viewBox="0 0 64 64"
      width={groesse}
      height={groesse}
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <mask id={maske}>
        <rect width="64" height="64" fill="#fff" />
        <path
          fill="#000"
          d="M23.7 21.8h7.6v2.7h-1.6v6.7l5.7-6.7H34v-2.7h7.2v2.7H39l-5.9 6.8 6.2 8h2v2.7h-7.6v-2.7h1.5l-4.4-5.9-1.1 1.3v4.6h1.6v2.7h-7.6v-2.7h1.7V24.5h-1.7Z"
        />
      </mask>
      <g mask={`url(#${maske})`}>
        <circle cx="32" cy="17.5" r="13.5" />
        <circle cx="17.5" cy="37.5" r="13.5" />
        <circle cx="46.5" cy="37.5" r="13.5" />
        <circle cx="32" cy="31.5" r="11" />
        <path d="M26.5 40h11c.5 8.2 3 13.6 9 18.5h-29c6-4.9 8.5-10.3 9-18.5Z" />
      </g>
    </svg>
  )
}
