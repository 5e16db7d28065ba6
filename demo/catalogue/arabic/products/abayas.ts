/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const abayas: Record<string, string> = {
  'Noor Abaya': 'عباية نور',
  'An abaya drawn with a single line. One length of <strong>woven gold braid</strong>, 3.4 cm wide, starts at the back of the neck, meets itself at the throat and falls the whole length of the open front. The same braid closes each cuff. There is nothing else on it.':
    'عباية مرسومة بخط واحد. شريط من <strong>الزري الذهبي المنسوج</strong> بعرض 3.4 سم يبدأ من خلف العنق، ويلتقي عند النحر، ثم ينزل على طول الأمام المفتوح. والشريط نفسه يختم كل أسورة. وليس عليها شيء سواه.',
  'The crêpe is matte on both faces and heavy enough to hang straight from the shoulder, so that the front stays where the braid puts it while you walk. Two hidden hooks hold it at the collar bone; below them it is open to the hem.':
    'الكريب مطفأ اللمعة على وجهيه، وثقيل بما يكفي ليهبط مستقيماً من الكتف، فيبقى الأمام حيث وضعه الزري وأنت تمشين. خطّافان مخفيّان يمسكانه عند الترقوة، ومن تحتهما تنفتح العباية حتى الذيل.',
  'In <em>ink</em>, a black with a trace of blue, the braid stands out like script. In <em>oat</em>, the color of undyed wool, it almost disappears and is found by the light.':
    'في <em>الحبري</em>، وهو أسود فيه أثر من الزرقة، يبرز الزري كأنه خط مكتوب. وفي <em>الشوفاني</em>، لون الصوف غير المصبوغ، يكاد يختفي حتى يدلّ عليه الضوء.',
  'The pattern was the first that the atelier drafted for the winter collection, and the one that the others were measured against. It is cut in eight pieces:':
    'هذا الباترون هو أول ما رسمه الأتيليه لمجموعة الشتاء، وعليه قيست البقية. يُقص في ثماني قطع:',
  'no side seam, so that the cloth turns around the body without a break;':
    'بلا درزة جانبية، فيدور القماش حول الجسد من دون انقطاع؛',
  'a sleeve set low, with room for a knit underneath;': 'وكُم منخفض الكتف، يتّسع لكنزة تحته؛',
  'a hem faced by hand, 6 cm deep, which can be let down by four.':
    'وذيل مبطّن باليد بعمق 6 سم، يمكن إطالته أربعة سنتيمترات.',
  'Shell and slip: 100% polyester crêpe, woven in Japan. Braid: 62% viscose, 38% metallized thread.':
    'القماش والفستان الداخلي: كريب بوليستر 100%، منسوج في اليابان. الزري: 62% فسكوز، 38% خيط معدني.',
  'Dry clean only': 'تنظيف جاف فقط',
  'Steam from the inside, never on the braid': 'تُكوى بالبخار من الداخل، ولا يُمرّر على الزري أبداً',
  'Length from the shoulder, size M: 146 cm': 'الطول من الكتف: 146 سم للمقاس M',
  'Sleeve from the shoulder, size M: 58 cm': 'الكُم من الكتف: 58 سم للمقاس M',
  'Sold with a sleeveless slip in the same crêpe': 'تُباع مع فستان داخلي بلا أكمام من الكريب نفسه',
  'The form is 176 cm tall and wears a size S. Cut generously; take your usual size.':
    'طول المانيكان 176 سم وعليه المقاس S. القصّة رحبة؛ اختاري مقاسك المعتاد.',
  'Noor abaya in ink, front: gold braid around the neck, down the open front and at the cuffs':
    'عباية نور باللون الحبري من الأمام: زري ذهبي حول العنق وعلى طول الأمام المفتوح وعند الأساور',
  'Noor abaya in ink, turned to the side: the crêpe falls straight from shoulder to hem':
    'عباية نور باللون الحبري من الجانب: يهبط الكريب مستقيماً من الكتف إلى الذيل',
  'Noor abaya in ink, very close: two bands of twisted gold cord in lozenges along the open front, matte black crêpe beside them':
    'عباية نور باللون الحبري عن قرب شديد: شريطان من خيط ذهبي مبروم على هيئة معيّنات على طول الأمام المفتوح، وإلى جانبهما كريب أسود مطفأ',
  'Noor abaya in oat, front: gold braid close in tone to the pale crêpe':
    'عباية نور باللون الشوفاني من الأمام: زري ذهبي قريب في درجته من الكريب الفاتح',
  'Noor abaya in oat, turned to the side: the braid runs down the open front, the sleeve is edged with it':
    'عباية نور باللون الشوفاني من الجانب: ينزل الزري على طول الأمام المفتوح ويحفّ حافة الكُم',
  'Noor abaya in oat, very close: the braid in lozenges of gold cord, down the edge of the matte crêpe':
    'عباية نور باللون الشوفاني عن قرب شديد: معيّنات من الخيط الذهبي على حافة الكريب المطفأ',
  'Layan Winged Abaya in Plum': 'عباية ليان بقصّة البشت، برقوقي',
  'The sleeve of the Layan abaya is not sewn in but cut in one with the body, from a single width of fluid crêpe. Standing still it reads as a column. When the arms lift it opens into a wing, and then it closes again.':
    'كُم عباية ليان لا يُخاط، بل يُقص مع البدن قطعة واحدة كما في البشت، من عرض واحد من الكريب المنساب. في السكون تبدو عموداً. وحين ترتفع الذراعان تنفتح جناحاً، ثم تعود فتنطبق.',
  'The plum is deep and leans toward wine, a color for lamplight. Every edge, from neck to hem, is bound in narrow satin, <em>twelve millimeters of shine</em> against a dry surface.':
    'البرقوقي عميق يميل إلى العنّابي، لون لضوء المصابيح. كل حافة، من العنق إلى الذيل، محاطة بساتان ضيّق، <em>اثنا عشر مليمتراً من اللمعة</em> على سطح هادئ.',
  'Four concealed hooks fasten the front to the waist. Wear it closed as a dress for the evening, or open over trousers and a plain shirt. In the pictures its hooks are open; the plain top beneath it is not part of it.':
    'أربعة خطّافات مخفية تغلق الأمام حتى الخصر. البسيها مغلقة فستاناً للسهرة، أو مفتوحة فوق بنطال وقميص بسيط. وخطّافاتها في الصور مفتوحة؛ والقطعة السادة تحتها ليست جزءاً منها.',
  'Shell: 78% triacetate, 22% polyester. Binding: 100% silk satin.':
    'القماش: 78% ترياسيتات، 22% بوليستر. الحاشية: ساتان حرير 100%.',
  'Store folded; the cut is heavy on a hanger': 'تُحفظ مطوية؛ فقصّتها ثقيلة على العلّاقة',
  'Length from the shoulder, all sizes: 146 cm': 'الطول من الكتف، كل المقاسات: 146 سم',
  'Width across open arms, size M: 164 cm': 'العرض بذراعين مفتوحتين: 164 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The body is wide by design; the sizes differ across the arms.':
    'طول المانيكان 176 سم وعليه المقاس S. البدن واسع بطبعه؛ تختلف المقاسات بعرض الذراعين.',
  'Layan winged abaya in plum, front: wide sleeves cut in one with the body, lighter satin along every edge':
    'عباية ليان بقصّة البشت باللون البرقوقي من الأمام: كمّان واسعان مقصوصان مع البدن، وساتان أفتح على كل حافة',
  'Layan abaya in plum from behind: one fall of crêpe from the shoulders, winged sleeves bound in lighter satin':
    'عباية ليان باللون البرقوقي من الخلف: كريب ينسدل دفعة واحدة من الكتفين، وكمّان مجنّحان بحافة من ساتان أفتح',
  'Layan abaya in plum, very close: a narrow satin binding around the neck and down both edges of the front, matte crêpe beside it':
    'عباية ليان باللون البرقوقي عن قرب شديد: حاشية ضيّقة من الساتان حول العنق وعلى حافتي الأمام، وإلى جانبها كريب مطفأ',
  'Layan Winged Abaya in Grey Sage': 'عباية ليان بقصّة البشت، مريمي رمادي',
  'Grey sage is the color of the leaf’s underside, and it takes the binding in a deeper tone. Every edge, from neck to hem, is bound in narrow satin, <em>twelve millimeters of shine</em> against a dry surface.':
    'المريمي الرمادي لون باطن الورقة، وحاشيته أعمق منه درجة. كل حافة، من العنق إلى الذيل، محاطة بساتان ضيّق، <em>اثنا عشر مليمتراً من اللمعة</em> على سطح هادئ.',
  'Layan winged abaya in grey sage, front: wide sleeves cut in one with the body, darker satin along every edge':
    'عباية ليان بقصّة البشت باللون المريمي الرمادي من الأمام: كمّان واسعان مقصوصان مع البدن، وساتان أغمق على كل حافة',
  'Layan abaya in grey sage from behind: one fall of crêpe from the shoulders, winged sleeves bound in dark satin':
    'عباية ليان باللون المريمي الرمادي من الخلف: كريب ينسدل دفعة واحدة من الكتفين، وكمّان مجنّحان بحافة من ساتان داكن',
  'Layan abaya in grey sage, very close: a narrow satin binding around the neck and down both edges of the front, matte crêpe beside it':
    'عباية ليان باللون المريمي الرمادي عن قرب شديد: حاشية ضيّقة من الساتان حول العنق وعلى حافتي الأمام، وإلى جانبها كريب مطفأ',
  'Sarab Belted Abaya in Olive': 'عباية سراب بحزام، زيتوني',
  'An abaya with the discipline of a trench. A belt of the same cloth, stiffened and edge-stitched, gathers the double crêpe at the waist into small even folds; above it the front closes with hidden hooks, below it the skirt is full enough to walk in at any pace.':
    'عباية لها انضباط معطف المطر الكلاسيكي. حزام من القماش نفسه، مقوّى ومدروز الحواف، يجمع الكريب المزدوج عند الخصر في ثنيات صغيرة متساوية؛ فوقه يُغلق الأمام بخطّافات مخفية، وتحته تنورة واسعة تتبعك مهما كانت خطوتك.',
  'The olive is closer to earth than to leaf, with a belt one shade darker, and it is easy with camel, black and cream.':
    'الزيتوني هنا أقرب إلى الأرض منه إلى الورق، وحزامه أغمق درجة، وهو سهل مع الجملي والأسود والكريمي.',
  'Without the belt it falls straight, and becomes the quieter of two garments. In the pictures its hooks are open; the plain top beneath it is not part of it.':
    'ومن دون الحزام تهبط مستقيمة، وتصير الأهدأ بين عبايتين. وخطّافاتها في الصور مفتوحة؛ والقطعة السادة تحتها ليست جزءاً منها.',
  'Shell and belt: 70% wool, 30% polyamide double crêpe. Unlined.':
    'القماش والحزام: كريب مزدوج، 70% صوف، 30% بولي أميد. بلا بطانة.',
  'Remove the belt before cleaning': 'يُنزع الحزام قبل التنظيف',
  'Hem, size M: 264 cm around': 'محيط الذيل: 264 سم للمقاس M',
  'Belt: 4 cm wide, 110 cm long': 'الحزام: عرضه 4 سم، وطوله 110 سم',
  'The form is 176 cm tall and wears a size S. Between two sizes, take the smaller.':
    'طول المانيكان 176 سم وعليه المقاس S. بين مقاسين اختاري الأصغر.',
  'Sarab abaya in olive, front: a fabric belt gathers the crêpe at the waist above a full skirt':
    'عباية سراب باللون الزيتوني من الأمام: حزام من القماش يجمع الكريب عند الخصر فوق تنورة واسعة',
  'Sarab abaya in olive from behind: the crêpe is gathered above and below a belt one shade darker':
    'عباية سراب باللون الزيتوني من الخلف: الكريب مزموم فوق حزام أغمق درجة وتحته',
  'Sarab abaya in olive, very close: the stiffened belt of the same crêpe, edge-stitched, and the gathers above and below it':
    'عباية سراب باللون الزيتوني عن قرب شديد: الحزام المقوّى من الكريب نفسه، مدروز الحواف، والزمّ من فوقه ومن تحته',
  'Sarab Belted Abaya in Night': 'عباية سراب بحزام، ليلي',
  'Night is a navy so dark that its folds read as black, and the belt is darker still.':
    'الليلي كحلي بلغ من العتمة أن ثنياته تبدو سوداء، وحزامه أغمق منه.',
  'Sarab abaya in night blue, front: a dark fabric belt gathers the crêpe at the waist above a full skirt':
    'عباية سراب باللون الليلي من الأمام: حزام داكن من القماش يجمع الكريب عند الخصر فوق تنورة واسعة',
  'Sarab abaya in night blue from behind: the crêpe is gathered above and below a dark fabric belt':
    'عباية سراب باللون الليلي من الخلف: الكريب مزموم فوق حزام داكن من القماش وتحته',
  'Sarab abaya in night, very close: the stiffened belt of the same crêpe, edge-stitched, and the gathers above and below it':
    'عباية سراب باللون الليلي عن قرب شديد: الحزام المقوّى من الكريب نفسه، مدروز الحواف، والزمّ من فوقه ومن تحته',
  'Yara Abaya with Bell Sleeves in Lavender Grey': 'عباية يارا بأكمام جرسية، رمادي لافندر',
  'A summer abaya in silk crêpe that weighs less than six hundred grams. The sleeve is narrow to the elbow and opens from there like a bell, wide enough to show the wrist and the watch.':
    'عباية صيفية من كريب الحرير لا يبلغ وزنها ستمئة غرام. الكُم ضيّق حتى المرفق، ثم ينفتح كالجرس، واسعاً بما يكفي ليكشف المعصم والساعة.',
  'Lavender grey changes with the hour: grey at noon, violet at dusk. The braid along the front and the sleeves is silver, and thin.':
    'الرمادي اللافندر يتبدّل مع الساعات: رمادي عند الظهر، بنفسجي عند الغروب. والزري على الأمام والكمّين فضي رفيع.',
  'The neck is a soft V over its own pale slip. Three hooks at the breastbone keep the front together; the rest is left to the air.':
    'فتحة العنق سبعة ناعمة فوق فستان داخلي فاتح. ثلاثة خطّافات عند الصدر تمسك الأمام، وما بقي متروك للهواء.',
  'Shell: 100% silk crêpe, 16 momme. Slip: 93% silk, 7% elastane. Braid: viscose and metallized thread.':
    'القماش: كريب حرير 100%، 16 مومي. الفستان الداخلي: 93% حرير، 7% إيلاستين. الزري: فسكوز وخيط معدني.',
  'Cool iron on the reverse while damp': 'كيّ فاتر على القفا والقماش رطب',
  'Keep perfume away from silk': 'يُبعد العطر عن الحرير',
  'Sleeve opening, size M: 84 cm around': 'محيط فتحة الكُم: 84 سم للمقاس M',
  'Yara abaya in lavender grey, front: sleeves that open like bells, silver braid down the front':
    'عباية يارا باللون الرمادي اللافندر من الأمام: كمّان ينفتحان كالجرس، وزري فضي على الأمام',
  'Yara abaya in lavender grey, turned to the side: the bell of the sleeve, silver braid down the front, crêpe falling to the floor':
    'عباية يارا باللون الرمادي اللافندر من الجانب: جرس الكُم، والزري الفضي على الأمام، والكريب يهبط إلى الأرض',
  'Yara abaya in lavender grey, very close: a band of twisted cord in lozenges down both edges of the front, silk crêpe beside it':
    'عباية يارا باللون الرمادي اللافندر عن قرب شديد: شريط من خيط مبروم على هيئة معيّنات على حافتي الأمام، وإلى جانبه كريب الحرير',
  'Yara Abaya with Bell Sleeves in Pearl': 'عباية يارا بأكمام جرسية، لؤلؤي',
  'Pearl is white with a little earth in it. Its braid is gold, for the evening wedding and for the day after.':
    'اللؤلؤي أبيض فيه شيء من لون الأرض. والزري عليه ذهبي، لليلة العرس ولليوم الذي يليها.',
  'Yara abaya in pearl, front: sleeves that open like bells, gold braid down the front':
    'عباية يارا باللون اللؤلؤي من الأمام: كمّان ينفتحان كالجرس، وزري ذهبي على الأمام',
  'Yara abaya in pearl, turned to the side: the bell of the sleeve, gold braid down the front, crêpe falling to the floor':
    'عباية يارا باللون اللؤلؤي من الجانب: جرس الكُم، والزري الذهبي على الأمام، والكريب يهبط إلى الأرض',
  'Yara abaya in pearl, very close: a band of twisted cord in lozenges down both edges of the front, silk crêpe beside it':
    'عباية يارا باللون اللؤلؤي عن قرب شديد: شريط من خيط مبروم على هيئة معيّنات على حافتي الأمام، وإلى جانبه كريب الحرير',
};
