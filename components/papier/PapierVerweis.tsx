import Link from 'next/link'

/** The quiet way to the paper check, for everybody who reads an evening. */
export function PapierVerweis({ href }: { readonly href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="nur-schirm -ml-2 inline-flex min-h-12 items-center rounded-karte px-3 text-gruen hover:bg-gruen-hell"
    >
      Stimmt das Papier? Vergleichen
    </Link>
  )
}
