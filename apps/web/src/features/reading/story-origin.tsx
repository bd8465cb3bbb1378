import type { Story } from '@sagolykta/contract/stories';

/** Who made the story, for machines: the same truth as the line below the story. */
export function StoryOrigin({ story }: { story: Story }) {
  const isOurs = story.writer === 'embedded';
  const origin = {
    '@context': 'https://schema.org',
    '@type': 'ShortStory',
    'name': story.title,
    'inLanguage': story.language,
    'dateCreated': story.createdAt,
    'creator': { '@type': 'SoftwareApplication', 'name': isOurs ? 'Sagolykta' : story.writer },
    'digitalSourceType': sourceType(isOurs),
    'image': story.images.map(imageOrigin),
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can end
      dangerouslySetInnerHTML={{ __html: JSON.stringify(origin).replaceAll('<', '\\u003c') }}
    />
  );
}

function imageOrigin({ url, painted }: Story['images'][number]) {
  return {
    '@type': 'ImageObject',
    'contentUrl': url,
    'creator': { '@type': 'SoftwareApplication', 'name': painted?.by ?? 'Sagolykta' },
    ...(painted === null ? {} : { dateCreated: painted.at }),
    'digitalSourceType': sourceType(painted === null),
  };
}

function sourceType(isOurs: boolean): string {
  return `https://schema.org/${isOurs ? 'Algorithmic' : 'TrainedAlgorithmic'}MediaDigitalSource`;
}
