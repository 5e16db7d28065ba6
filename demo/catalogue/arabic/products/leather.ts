/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const leather: Record<string, string> = {
  'Amal Top-handle Bag': 'حقيبة أمل بمقبض علوي',
  'A bag with a straight back. Its sides lean in a little toward the top, a rounded flap comes down over the front and is held by a brass turn-lock, and a single handle rises from two rings.':
    'حقيبة مستقيمة الظهر. يميل جانباها قليلاً نحو الأعلى، وينزل غطاء مدوّر على واجهتها ويمسكه قفل نحاسي دوّار، ويرتفع مقبض واحد من حلقتين.',
  'Cognac will deepen to chestnut in a year. Black stays. Oxblood, the third, is the one to wear with navy.':
    'الكونياك يتعمّق حتى الكستنائي في عام. والأسود يبقى. ودم الغزال، وهو ثالثها، للكحلي.',
  'Inside there are three compartments, of which the middle one closes, and a lining of undyed goatskin that will darken with use. It stands on four small feet. The handle is <strong>sewn around a core of cord</strong>, as a saddler does it, so it keeps its curve.':
    'في داخلها ثلاثة أقسام، الأوسط منها يُغلق، وبطانة من جلد الماعز غير المصبوغ تزداد لوناً مع الاستعمال. تقف على أربع أقدام صغيرة. والمقبض <strong>مخيط حول قلب من الحبل</strong>، كما يفعل صانع السروج، فيحفظ انحناءه.',
  'It holds a tablet, a book, a folded scarf and the usual secrets.':
    'تتّسع لجهاز لوحي وكتاب ووشاح مطوي، وللأسرار المعتادة.',
  'Outside: grained calf leather. Lining: goatskin. Fittings: solid brass.':
    'الخارج: جلد عجل محبّب. البطانة: جلد ماعز. القطع المعدنية: نحاس مصمت.',
  'Wipe with a soft dry cloth': 'يُمسح بقماشة ناعمة جافة',
  'Colorless cream twice a year': 'كريم عديم اللون مرتين في السنة',
  'Store filled, in its cotton bag': 'تُحفظ محشوّة في كيسها القطني',
  '30 × 24 × 13 cm': '30 × 24 × 13 سم',
  'Handle drop: 12 cm': 'ارتفاع المقبض: 12 سم',
  'Weight: 920 g': 'الوزن: 920 غ',
  'Made by one person from first cut to last stitch; the initials are under the flap.':
    'يصنعها شخص واحد من أول قصّة إلى آخر غرزة؛ والحروف الأولى من اسمه تحت الغطاء.',
  'Amal bag in cognac leather: a curved flap with a brass lock, one round top handle':
    'حقيبة أمل من الجلد بلون الكونياك: غطاء مقوّس بقفل نحاسي، ومقبض علوي مدوّر',
  'Amal bag in cognac from the other side: the rolled handle on brass rings, the rounded flap, the deep gusset':
    'حقيبة أمل بلون الكونياك من الجهة الأخرى: المقبض المبروم على حلقتين من النحاس، والغطاء المدوّر، والجانب العميق',
  'Amal bag in cognac, very close: the brass turn-lock, saddle stitching along the curve of the flap, the grain of the calf leather':
    'حقيبة أمل بلون الكونياك عن قرب شديد: القفل النحاسي الدوّار، وغرز السروج على انحناءة الغطاء، وحبيبات جلد العجل',
  'Amal bag in black leather: a curved flap with a brass lock, one round top handle':
    'حقيبة أمل من الجلد الأسود: غطاء مقوّس بقفل نحاسي، ومقبض علوي مدوّر',
  'Amal bag in black from the other side: the rolled handle on brass rings, the rounded flap, the deep gusset':
    'حقيبة أمل باللون الأسود من الجهة الأخرى: المقبض المبروم على حلقتين من النحاس، والغطاء المدوّر، والجانب العميق',
  'Amal bag in black, very close: the brass turn-lock, saddle stitching along the curve of the flap, the grain of the calf leather':
    'حقيبة أمل باللون الأسود عن قرب شديد: القفل النحاسي الدوّار، وغرز السروج على انحناءة الغطاء، وحبيبات جلد العجل',
  'Amal bag in oxblood leather: a curved flap with a brass lock, one round top handle':
    'حقيبة أمل من الجلد بلون دم الغزال: غطاء مقوّس بقفل نحاسي، ومقبض علوي مدوّر',
  'Amal bag in oxblood from the other side: the rolled handle on brass rings, the rounded flap, the deep gusset':
    'حقيبة أمل بلون دم الغزال من الجهة الأخرى: المقبض المبروم على حلقتين من النحاس، والغطاء المدوّر، والجانب العميق',
  'Amal bag in oxblood, very close: the brass turn-lock, saddle stitching along the curve of the flap, the grain of the calf leather':
    'حقيبة أمل بلون دم الغزال عن قرب شديد: القفل النحاسي الدوّار، وغرز السروج على انحناءة الغطاء، وحبيبات جلد العجل',
  'Rima Envelope Clutch in Emerald': 'كلتش ريما الظرف، زمردي',
  'Folded like a letter, sealed like one. The flap of this clutch bag comes to a point at the middle of the front, where a small brass lock holds it, and a line of saddle stitch runs along its edge.':
    'مطوي كرسالة، ومختوم مثلها. ينتهي غطاء هذه الحقيبة برأس مدبّب في وسط الواجهة، يمسكه قفل نحاسي صغير، ويجري على حافته خط من غرز السروج.',
  'The leather is dyed emerald through its whole thickness, and stitched in cream.':
    'الجلد مصبوغ بالزمردي في سماكته كلها، ومخيط بالكريمي.',
  'There is a slot for cards and a hidden ring for a chain, should your hands be needed.':
    'فيه شق للبطاقات وحلقة مخفية لسلسلة، إن احتجتِ إلى يديك.',
  '27 × 18 × 4 cm': '27 × 18 × 4 سم',
  'Weight: 410 g': 'الوزن: 410 غ',
  'Takes a large telephone, keys, a card case and a lipstick, and then it is full.':
    'يتّسع لهاتف كبير ومفاتيح وحافظة بطاقات وأحمر شفاه، ثم يمتلئ.',
  'Rima clutch in emerald leather: a pointed envelope flap with a small brass lock':
    'كلتش ريما من الجلد الزمردي: غطاء ظرف مدبّب بقفل نحاسي صغير',
  'Rima clutch in emerald from the other side: the pointed flap edged in pale stitching, the brass turn lock':
    'كلتش ريما باللون الزمردي من الجهة الأخرى: الغطاء المدبّب بحافة من الغرز الفاتحة، والقفل النحاسي الدوّار',
  'Rima clutch in emerald, very close: the point of the flap, its stitching and the brass lock':
    'كلتش ريما باللون الزمردي عن قرب شديد: رأس الغطاء وغرزه والقفل النحاسي',
  'Rima Envelope Clutch in Sand': 'كلتش ريما الظرف، رملي',
  'In sand the grain shows, and the stitching is drawn over it in cream.':
    'في الرملي تظهر حبيبات الجلد، وتُرسم فوقها الغرز بالكريمي.',
  'Rima clutch in sand leather: a pointed envelope flap edged with pale stitching, a small brass lock':
    'كلتش ريما من الجلد الرملي: غطاء ظرف مدبّب بحافة من الغرز الفاتحة، وقفل نحاسي صغير',
  'Rima clutch in sand from the other side: the pointed flap edged in pale stitching, the brass turn lock':
    'كلتش ريما باللون الرملي من الجهة الأخرى: الغطاء المدبّب بحافة من الغرز الفاتحة، والقفل النحاسي الدوّار',
  'Rima clutch in sand, very close: the point of the flap, its stitching and the brass lock':
    'كلتش ريما باللون الرملي عن قرب شديد: رأس الغطاء وغرزه والقفل النحاسي',
  'Safar Tote in Tan': 'حقيبة توت سفر، تان',
  'Safar, a journey. A tote bag in leather stiff enough to stand by itself on a station platform, with two round handles riveted through the side and a flat base.':
    'سفر اسمها، وللسفر صُنعت. حقيبة توت من جلد صلب يكفي لتقف وحدها على رصيف المحطة، بمقبضين مدوّرين مثبّتين بالمسامير على الجانب وقاعدة مسطّحة.',
  'The tan of a saddle, close to the color of the hide; it will take the marks of its travels.':
    'تان السروج، قريب من لون الجلد الأصلي؛ وسيحمل آثار أسفاره.',
  'The edges are painted five times and polished between coats. Inside, a zipped pocket for a passport and a strap with a hook for the keys.':
    'تُدهن الحواف خمس مرات وتُصقل بين طبقة وأخرى. وفي الداخل جيب بسحّاب لجواز السفر، وشريط بخطّاف للمفاتيح.',
  'Outside: grained calf leather, unlined. Pocket: cotton canvas. Rivets: brass.':
    'الخارج: جلد عجل محبّب، بلا بطانة. الجيب: قماش قطني متين. المسامير: نحاس.',
  '36 × 28 × 15 cm': '36 × 28 × 15 سم',
  'Handle drop: 20 cm': 'ارتفاع المقبض: 20 سم',
  'Weight: 1,050 g': 'الوزن: 1,050 غ',
  'Goes over the shoulder with a summer dress, in the hand with a coat.':
    'على الكتف مع فستان صيفي، وفي اليد مع معطف.',
  'Safar tote in tan leather: open top, two arched handles fixed with brass rivets':
    'حقيبة توت سفر من الجلد بلون التان: مفتوحة من الأعلى، بمقبضين مقوّسين مثبّتين بمسامير نحاسية',
  'Safar tote in tan from the other side: two rolled handles with flat, riveted ends, a line of pale stitching below the rim':
    'حقيبة توت سفر بلون التان من الجهة الأخرى: مقبضان مبرومان بطرفين مسطّحين مثبّتين بالمسامير، وخط من الغرز الفاتحة تحت الحافة',
  'Safar tote in tan, very close: the end of a rolled handle, pressed flat, stitched and riveted in brass on pebbled leather':
    'حقيبة توت سفر بلون التان عن قرب شديد: طرف المقبض المبروم مضغوطاً ومدروزاً ومثبّتاً بالنحاس على جلد محبّب',
  'Safar Tote in Navy': 'حقيبة توت سفر، كحلي',
  'In navy, stitched in sand, it keeps its counsel about the miles.':
    'بالكحلي والخيط الرملي تكتم سرّ المسافات.',
  'Safar tote in navy leather: open top, two arched handles fixed with brass rivets':
    'حقيبة توت سفر من الجلد الكحلي: مفتوحة من الأعلى، بمقبضين مقوّسين مثبّتين بمسامير نحاسية',
  'Safar tote in navy from the other side: two rolled handles with flat, riveted ends, a line of pale stitching below the rim':
    'حقيبة توت سفر باللون الكحلي من الجهة الأخرى: مقبضان مبرومان بطرفين مسطّحين مثبّتين بالمسامير، وخط من الغرز الفاتحة تحت الحافة',
  'Safar tote in navy, very close: the end of a rolled handle, pressed flat, stitched and riveted in brass on pebbled leather':
    'حقيبة توت سفر باللون الكحلي عن قرب شديد: طرف المقبض المبروم مضغوطاً ومدروزاً ومثبّتاً بالنحاس على جلد محبّب',
  'Hizam Belt in Chestnut': 'حزام الدار، كستنائي',
  'Hizam is the plain word for a belt, and this is a plain belt: one strap of vegetable-tanned leather, saddle-stitched along both sides, with a squared brass buckle and one loop.':
    'حزام كما هو اسمه: سير واحد من الجلد المدبوغ بالنبات، بغرز السروج على جانبيه، وإبزيم نحاسي مربّع وعروة واحدة.',
  'Chestnut leather, natural thread.': 'جلد كستنائي وخيط بلونه الطبيعي.',
  'It was made for the Granat dress and has since been seen on several others.':
    'صُنع لفستان غرانات، ثم شوهد على فساتين أخرى كثيرة.',
  'Vegetable-tanned cowhide, 3.2 mm. Buckle: solid brass.':
    'جلد بقر مدبوغ بالنبات، 3.2 مم. الإبزيم: نحاس مصمت.',
  'Wipe with a dry cloth': 'يُمسح بقماشة جافة',
  'Neutral wax once a year': 'شمع محايد مرة في السنة',
  'Hang by the buckle': 'يُعلّق من الإبزيم',
  '3.4 cm wide, five holes': 'العرض 3.4 سم، بخمسة ثقوب',
  'S: 65 to 75 cm. M: 75 to 85 cm. L: 85 to 95 cm':
    'S: من 65 إلى 75 سم. M: من 75 إلى 85 سم. L: من 85 إلى 95 سم',
  'Hizam belt in chestnut leather, rolled: pale saddle stitching and a square brass buckle':
    'حزام الدار من الجلد الكستنائي ملفوفاً: غرز سروج فاتحة وإبزيم نحاسي مربّع',
  'Hizam belt in chestnut from the other side: the coil of leather, white stitching along its edge, the squared brass buckle':
    'حزام الدار باللون الكستنائي من الجهة الأخرى: لفّة الجلد، والغرز البيضاء على حافته، والإبزيم النحاسي المربّع',
  'Hizam belt in chestnut, very close: the square brass buckle, its prong and the saddle stitching of the strap':
    'حزام الدار باللون الكستنائي عن قرب شديد: الإبزيم النحاسي المربّع ولسانه وغرز السروج على السير',
  'Hizam Belt in Black': 'حزام الدار، أسود',
  'Black leather, cream thread.': 'جلد أسود وخيط كريمي.',
  'Hizam belt in black leather, rolled: cream saddle stitching and a square brass buckle':
    'حزام الدار من الجلد الأسود ملفوفاً: غرز سروج كريمية وإبزيم نحاسي مربّع',
  'Hizam belt in black from the other side: the coil of leather, white stitching along its edge, the squared brass buckle':
    'حزام الدار باللون الأسود من الجهة الأخرى: لفّة الجلد، والغرز البيضاء على حافته، والإبزيم النحاسي المربّع',
  'Hizam belt in black, very close: the square brass buckle, its prong and the saddle stitching of the strap':
    'حزام الدار باللون الأسود عن قرب شديد: الإبزيم النحاسي المربّع ولسانه وغرز السروج على السير',
};
