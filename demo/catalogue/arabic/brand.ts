/** About Us, magazines, stories and settings; the description of About Us by paragraphs. */
export const brand: Record<string, string> = {
  'Begin with the cloth': 'البداية من القماش',
  'Selvage is the edge of a woven cloth, the part that holds it together and that most garments cut away. We took it for a name because we like to begin there: with the cloth, its weight, its two faces, and what it does when it is left alone.':
    '«سيلفدج» كلمة إنجليزية تعني حاشية القماش المنسوج: الطرف الذي يشدّ النسيج ويحفظه، والذي تقصّه معظم الملابس وتستغني عنه. اخترناها اسماً لأننا نحب أن نبدأ من هناك: من القماش، من ثقله ووجهيه، ومما يفعله حين يُترك وشأنه.',
  'The house makes abayas, kaftans, dresses and coats for women who prefer to be remembered for themselves. Each cut is drafted on paper, sewn once in cotton, worn for a week by someone in the atelier, and corrected before it is made in silk or wool. We show two collections a year and repeat what is good.':
    'تصنع الدار العبايات والقفاطين والفساتين والمعاطف لنساء يفضّلن أن يُذكرن لذواتهن. تُرسم كل قصّة على الورق، وتُخاط مرة بالقطن، وترتديها إحدى نساء الأتيليه أسبوعاً، ثم تُصحّح قبل أن تُنفّذ بالحرير أو الصوف. نقدّم مجموعتين في السنة، ونعيد ما يستحق أن يعاد.',
  'Our cloth comes from mills that we visit: silk satin and twill from Como, crêpe from Japan, wool from Biella, voile and linen from two families of weavers. Braid is laid by hand. Hems are deep enough to let down, and spare buttons are sewn where you will find them.':
    'تأتي أقمشتنا من مصانع نزورها بأنفسنا: ساتان الحرير والتويل من كومو، والكريب من اليابان، والصوف من بييلا، والفوال والكتّان من عائلتين توارثتا النسج. يُثبّت الزري باليد، وتُترك في الذيل ثنية تكفي لإطالته، وتُخاط الأزرار الاحتياطية حيث تجدينها.',
  'There are many ways to dress modestly, and none of them needs explaining. We only think that it should be well cut.':
    'دروب الاحتشام كثيرة، ولا يحتاج أي منها إلى تفسير. كل ما نراه أنه يستحق قصّة متقنة.',
  'Bias & Grain': 'بايَس آند غرين',
  'Maison Levante': 'ميزون لوفانت',
  'The Hem Quarterly': 'ذا هِم كوارترلي',
  'Qamar Review': 'قمر ريفيو',
  Nordfold: 'نوردفولد',
  'Loom & Ledger': 'لوم آند ليدجر',
  'In 2021 the house drew a small collection with a fast-fashion company: twelve pieces, one question, how far a good cut can travel.':
    'في عام 2021 صمّمت الدار مجموعة صغيرة مع شركة للأزياء السريعة: اثنتا عشرة قطعة، وسؤال واحد، إلى أي مدى تصل القصّة الجيدة.',
  'A camel coat, a black blouse over black pleats and a petrol dress in a white workshop, paper patterns on the wall':
    'معطف جملي وبلوزة سوداء فوق طيّات سوداء وفستان بترولي في مشغل أبيض، والباترونات على الجدار',
  'The camel coat beside a black blouse over black pleats, a narrow gold belt between them':
    'المعطف الجملي إلى جانب بلوزة سوداء فوق طيّات سوداء، وبينهما حزام ذهبي رفيع',
  'The camel coat from near, dark buttons down its front':
    'المعطف الجملي عن قرب، وأزراره الداكنة على طول الأمام',
  'Bolts of wool, linen and crêpe on the cutting table':
    'لفائف من الصوف والكتّان والكريب على طاولة القص',
  'Paper patterns pinned to white brick above a table with bolts of cloth':
    'باترونات من الورق مثبّتة على طوب أبيض فوق طاولة عليها لفائف القماش',
  'The petrol dress with its leather belt, the black blouse before it, the cutting table behind':
    'الفستان البترولي بحزامه الجلدي، وأمامه البلوزة السوداء، ومن خلفه طاولة القص',
  'An ivory jacket with black edges and gold buttons over black pleats':
    'جاكيت عاجي بحواف سوداء وأزرار ذهبية فوق طيّات سوداء',
  'Four bolts of cloth, upright against the brick beside the cutting table':
    'أربع لفائف قماش قائمة إلى جدار الطوب بجانب طاولة القص',
  'Winner of Splash Emerging Talents- 2021. A modern modest collection, shown at Fashion Week 2021.':
    'الفائزة بجائزة «سبلاش» للمواهب الصاعدة 2021. مجموعة محتشمة عصرية عُرضت في أسبوع الموضة 2021.',
  'A petrol gown, a champagne dress and a plum abaya on one side, a ruby kaftan on the other, in a dark hall before a red wall':
    'فستان سهرة بترولي وفستان بلون الشمبانيا وعباية برقوقية في جانب، وقفطان أحمر ياقوتي في الجانب الآخر، في قاعة معتمة أمام جدار أحمر',
  'The petrol gown on its stand, gold braid down the front of its cape':
    'فستان السهرة البترولي على حامله، والزري الذهبي ينزل على أمام الكيب',
  'The ruby kaftan from near, gold braid along its neck and its wide sleeves':
    'القفطان الأحمر الياقوتي عن قرب، والزري الذهبي على امتداد العنق والكمّين الواسعين',
  'The champagne dress from near, gathered below the bust, in the light of the hall':
    'الفستان بلون الشمبانيا عن قرب، مزموماً تحت الصدر، في ضوء القاعة',
  'Six looks from behind, between two rows of empty benches':
    'ست إطلالات من الخلف، بين صفّين من المقاعد الخالية',
  'The deep hem of the petrol gown over the dark floor':
    'الذيل العميق لفستان السهرة البترولي فوق الأرضية الداكنة',
  'The bronze kaftan from near, gold braid at its neck and cuffs':
    'القفطان البرونزي عن قرب، والزري الذهبي عند العنق والأساور',
  'A champagne dress, a plum abaya and a ruby kaftan, seen from low down before the red wall':
    'فستان بلون الشمبانيا وعباية برقوقية وقفطان أحمر ياقوتي، من زاوية منخفضة أمام الجدار الأحمر',
  'Best Casual Wear - 2021 At International Fashion Week, for clothes that are made to be lived in.':
    'أفضل أزياء يومية 2021 في أسبوع الموضة الدولي، لملابس صُنعت لتُعاش.',
  'A celadon cape dress, an ivory blouse with an ochre skirt and a cinnamon wrap dress before a limewashed wall under the shadow of palms':
    'فستان كيب بلون السيلادون وبلوزة عاجية مع تنورة أوكر وفستان ملفوف بلون القرفة أمام جدار مطلي بالجير تحت ظلال النخيل',
  'The cinnamon wrap dress to the waist, its belt tied at the narrowest place':
    'الفستان الملفوف بلون القرفة حتى الخصر، وحزامه معقود عند أضيق موضع',
  'A tan tote beside an oil jar on a limewashed bench':
    'حقيبة توت بلون التان إلى جانب جرّة زيت على مقعد مطلي بالجير',
  'The ochre pleats of a skirt, a brown belt over an ivory blouse':
    'طيّات تنورة أوكر، وحزام بني فوق بلوزة عاجية',
  'Selvage: from the edge inwards': 'سيلفدج: من الحاشية إلى الداخل',
  Selvage: 'سيلفدج',
  Instagram: 'إنستغرام',
  Pinterest: 'بنترست',
  TikTok: 'تيك توك',
  'Selvage Fashion LLC': 'سيلفدج للأزياء ذ.م.م',
  'Atelier 12, Al Quoz 1': 'أتيليه 12، القوز 1',
  'Dubai, United Arab Emirates': 'دبي، الإمارات العربية المتحدة',
  'Atelier 12, Al Quoz 1, Dubai, United Arab Emirates':
    'أتيليه 12، القوز 1، دبي، الإمارات العربية المتحدة',
};
