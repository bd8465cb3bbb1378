import { pageRoutes } from '@sagolykta/contract/page-routes';
import { type Language, languages } from '@sagolykta/domain/language';
import { useEffect, useRef } from 'react';
import { LanguageProvider, useLanguage, useTexts } from '../shared/messages/language.tsx';
import { useNightAnyway } from '../shared/theme/theme-choice.ts';
import { Lantern } from '../shared/ui/lantern.tsx';
import { landingTexts } from './landing-texts.ts';
import './landing.css';

const ownNames: Record<Language, string> = { sv: 'Svenska', en: 'English' };

/**
 * What a visitor sees at '/'. The server sends it ready-made in either language (build/prerendered-pages.ts), without the
 * app's script; the app shows it only when a session has run out. Always night: the lantern is lit.
 */
export function LandingRoute() {
  const text = useTexts(landingTexts);
  useNightAnyway();
  return (
    <main id="main" tabIndex={-1} className="landing">
      <header className="landing-header">
        <span className="flex items-center gap-2.5 font-display text-[1.375rem] leading-none font-bold">
          <Lantern className="h-9 w-[26px]" />
          Sagolykta
        </span>
        <LanguageLinks />
      </header>
      <section className="landing-hero">
        <div className="landing-picture">
          <img src="/ill/hero.svg" alt={text.hero} width={1200} height={800} fetchPriority="high" />
        </div>
        <div className="landing-words">
          <h1>Sagolykta</h1>
          <p className="landing-tagline">{text.tagline}</p>
          <p className="landing-description">{text.description}</p>
          <div className="landing-doors">
            <a className="landing-login" href={pageRoutes.showSignIn.path}>
              {text.login}
            </a>
            <GuestDoor />
          </div>
          <p className="mt-3.5 text-small text-text-muted">{text.note}</p>
        </div>
      </section>
      <section className="landing-features">
        {text.features.map(({ picture, title, body }) => (
          <article key={picture} className="overflow-hidden rounded-lg bg-surface shadow-card">
            <img
              src={`/ill/${picture}.webp`}
              alt=""
              width={1200}
              height={800}
              loading="lazy"
              className="picture block aspect-video h-auto w-full object-cover"
            />
            <div className="px-5 pt-4.5 pb-5.5">
              <h2 className="title-small">{title}</h2>
              <p className="mt-1 text-text-muted">{body}</p>
            </div>
          </article>
        ))}
      </section>
      <section className="landing-sample">
        <div className="landing-leaf">
          <img src="/ill/goal.webp" alt={text.sample.picture} width={1200} height={800} loading="lazy" />
          <div className="landing-page">
            <p className="landing-about">{text.sample.about}</p>
            <h2>{text.sample.title}</h2>
            {text.sample.paragraphs.map((paragraph) => (
              <p key={paragraph} className="landing-prose">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </section>
      <footer className="px-6 pt-16 pb-12 text-center text-text-muted">{text.promise}</footer>
    </main>
  );
}

/** A form, so that it works without a script; landing.js tells the time zone, and in the app this does. */
function GuestDoor() {
  const text = useTexts(landingTexts);
  const { language } = useLanguage();
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (zone.current !== null) zone.current.value = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return (
    <form method="post" action={pageRoutes.startGuest.path}>
      <input type="hidden" name="lang" value={language} />
      <input ref={zone} type="hidden" name="timeZone" defaultValue="" />
      <input type="hidden" name="returnTo" value="/" />
      <button type="submit" className="landing-guest">
        {text.guest}
      </button>
    </form>
  );
}

/** Links, so that they work without a script; landing.js keeps the choice, and in the app it changes in place. */
function LanguageLinks() {
  const { language, choose } = useLanguage();
  const text = useTexts(landingTexts);
  return (
    <nav className="segments landing-languages" aria-label={text.languages}>
      {languages.map((offered) => (
        <a
          key={offered}
          className="segment"
          href={`/?lang=${offered}`}
          lang={offered}
          hrefLang={offered}
          aria-current={offered === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            choose(offered);
          }}
        >
          {ownNames[offered]}
        </a>
      ))}
    </nav>
  );
}

/** For the build, which renders both languages ahead of time. */
export function LandingIn({ language }: { language: Language }) {
  return (
    <LanguageProvider initial={language}>
      <LandingRoute />
    </LanguageProvider>
  );
}
