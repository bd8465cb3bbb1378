import type { Region } from '@sagolykta/domain/child-profile';

/** Drawn by us, since many machines have no flags among their letters. */
const drawings: Readonly<Record<Region, React.ReactNode>> = {
  sweden: (
    <>
      <path d="M0 0h24v16H0z" fill="#1f6aa5" />
      <path d="M7 0h3.4v16H7zM0 6.3h24v3.4H0z" fill="#fecb2f" />
    </>
  ),
  usa: (
    <>
      <path d="M0 0h24v16H0z" fill="#f7f3ea" />
      <path d="M0 0h24v2.3H0zM0 4.600h24v2.300H0zM0 9.100h24v2.300H0zM0 13.700h24V16H0z" fill="#b93a44" />
      <path d="M0 0h11v9.100H0z" fill="#31477f" />
      <path
        d="M2 2h1v1H2zM5 2h1v1H5zM8 2h1v1H8zM3.5 4h1v1h-1zM6.5 4h1v1h-1zM2 6h1v1H2zM5 6h1v1H5zM8 6h1v1H8z"
        fill="#f7f3ea"
      />
    </>
  ),
  uk: (
    <>
      <path d="M0 0h24v16H0z" fill="#2b3f7c" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#f7f3ea" strokeWidth="3.2" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#c23b45" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#f7f3ea" strokeWidth="5" />
      <path d="M12 0v16M0 8h24" stroke="#c23b45" strokeWidth="3" />
    </>
  ),
  germany: (
    <>
      <path d="M0 0h24v5.400H0z" fill="#2b2730" />
      <path d="M0 5.300h24v5.400H0z" fill="#c8373e" />
      <path d="M0 10.700h24V16H0z" fill="#f4c542" />
    </>
  ),
};

/** Decorative beside the country's name. */
export function Flag({ region, className }: { region: Region; className: string }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" data-flag={region} className={`rounded-[3px] ${className}`}>
      {drawings[region]}
    </svg>
  );
}
