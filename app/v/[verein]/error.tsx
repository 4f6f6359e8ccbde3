'use client'

export { Fehlerblatt as default } from '@/components/rahmen/Fehlerblatt'
